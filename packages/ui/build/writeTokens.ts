/** Writes the tokens as CSS and JSON, and the icons as SVG, into the built package. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cssOf, designTokensOf, figmaOf } from "./tokenFiles.ts";

const dist = new URL("../dist/", import.meta.url);
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

mkdirSync(new URL("tokens/", dist), { recursive: true });
write("tokens/tokens.css", cssOf());
write("tokens/tokens.json", json(designTokensOf()));
write("tokens/figma.json", json(figmaOf()));

const fileOf = (name: string): string =>
  name
    .replace(/Icon$/, "")
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

const built = (await import(new URL("entries/index.js", dist).href)) as Record<string, unknown>;
mkdirSync(new URL("svg/", dist), { recursive: true });
for (const [name, component] of Object.entries(built)) {
  if (!/^[A-Z]\w*Icon$/.test(name) || typeof component !== "function") continue;
  const element = createElement(component as FunctionComponent<{ size: number }>, { size: 24 });
  const svg = renderToStaticMarkup(element).replace(
    / (?:class|aria-hidden|focusable|data-[\w-]+)="[^"]*"/g,
    "",
  );
  write(`svg/${fileOf(name)}.svg`, `${svg}\n`);
}
