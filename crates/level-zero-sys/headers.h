/* What the bindings are generated from: `cargo xtask bindings`. */
#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/zet_api.h>
#include <level_zero/zer_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>
#include <level_zero/zer_ddi.h>
