import { accessoriesValues } from "./accessories.data.ts";
import { defineTheme } from "./defineTheme.ts";

defineTheme("accessories", accessoriesValues);
