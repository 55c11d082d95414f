/* The forms of ishmemx_print. Compiled as C and as C++, with DEBUG defined as programs define it. */
#define DEBUG 1
#include <ishmemx.h>

#ifdef __cplusplus
#define TYPE(NAME) ishmemx_print_msg_type_t::NAME
#else
#define TYPE(NAME) ISHMEMX_PRINT_##NAME
#endif

int main(void)
{
    ishmem_init();
    ishmemx_print("one\n");
    ishmemx_print("two", TYPE(STDOUT)); /* with no end of a line */
    ishmemx_print("file.c", 7, "routine", "three\n", TYPE(ERROR));
    ishmemx_print("file.c", 8, "routine", "four\n", ISHMEMX_PRINT_DEBUG);
    ishmem_finalize();
    return 0;
}
