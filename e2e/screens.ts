import { readFileSync } from "node:fs";

const source = (name: string): string =>
  readFileSync(new URL(`../apps/store/src/${name}`, import.meta.url), "utf8");

/** Every line of the URL table, from both of its parts; the last stands for whatever has no line of its own. */
export const table: readonly string[] = [
  ...new Set(
    ["routes.tsx", "routes.secondary.tsx"].flatMap((name) =>
      [...source(name).matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path),
    ),
  ),
];

/** What stands for the parameters of a line, and for no line at all. */
const samples: Readonly<Record<string, string>> = {
  "/product-details/:id": "/product-details/kanchipuram-temple-border",
  "/invoice/:orderId": "/invoice/PL-NONE",
  "/blog-details-v1/:id": "/blog-details-v1/2",
  "/blog-details-v2/:id": "/blog-details-v2/5",
  "/portfolio-details-v1/:id": "/portfolio-details-v1/2",
  "/portfolio-details-v2/:id": "/portfolio-details-v2/8",
  "*": "/no-such-page",
};

/** An address for every line of the table; a line without a sample fails as an unknown page would. */
export const screens: readonly string[] = table.map((line) => samples[line] ?? line);

/** Screens that come with an error status: the browser reports it. */
export const expectedStatuses: Readonly<Record<string, number[]>> = {
  "/error": [404],
  "/no-such-page": [404],
};

const matches = (line: string, path: string): boolean =>
  new RegExp(`^${line.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** The line of the table that answers a path. */
export const lineOf = (path: string): string =>
  table.find((line) => line !== "*" && matches(line, path)) ?? "*";
