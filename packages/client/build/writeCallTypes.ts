import { writeFileSync } from "node:fs";
import { writeCallTypes } from "./callTypes.ts";

writeFileSync(new URL("../dist/contract.d.ts", import.meta.url), writeCallTypes());
