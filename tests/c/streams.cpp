// A global exit of a C++ program whose streams keep what is written to them.
#include <shmem.h>

#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    shmem_init();
    std::cout << "to cout\n";
    std::wcout << L"to wcout\n";
    std::clog << "to clog\n";
    shmem_global_exit(5);
}
