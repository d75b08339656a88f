import { createElement } from "react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const fileOf = (name: string): string =>
  name
    .replace(/Icon$/, "")
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** Returns the icons among the exports of a module as SVG, by file name. */
export const iconFilesOf = (exported: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([name, icon]) => /^[A-Z]\w*Icon$/.test(name) && typeof icon === "function")
      .map(([name, icon]) => {
        const element = createElement(icon as FunctionComponent<{ size: number }>, { size: 24 });
        const svg = renderToStaticMarkup(element).replace(
          / (?:class|aria-hidden|focusable|data-[\w-]+)="[^"]*"/g,
          "",
        );
        return [`${fileOf(name)}.svg`, `${svg}\n`];
      }),
  );
