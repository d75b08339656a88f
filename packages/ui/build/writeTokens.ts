/** Writes the tokens as CSS and JSON, and the icons as SVG, into the built package. */
import { mkdirSync, writeFileSync } from "node:fs";
import { iconFilesOf } from "./iconFiles.ts";
import { cssOf, designTokensOf, figmaOf } from "./tokenFiles.ts";

const dist = new URL("../dist/", import.meta.url);
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

mkdirSync(new URL("tokens/", dist), { recursive: true });
write("tokens/tokens.css", cssOf());
write("tokens/tokens.json", json(designTokensOf()));
write("tokens/figma.json", json(figmaOf()));

const built = (await import(new URL("entries/index.js", dist).href)) as Record<string, unknown>;
mkdirSync(new URL("svg/", dist), { recursive: true });
for (const [name, svg] of Object.entries(iconFilesOf(built))) write(`svg/${name}`, svg);
