import { collectionValues } from "./collection.data.ts";
import { defineTheme } from "./defineTheme.ts";

defineTheme("collection", collectionValues);
