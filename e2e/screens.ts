import { readFileSync } from "node:fs";

const source = (name: string): string =>
  readFileSync(new URL(`../apps/store/src/${name}`, import.meta.url), "utf8");

/** All routes of the URL table; the last one matches unknown paths. */
export const table: readonly string[] = [
  ...new Set(
    ["routes.tsx", "routes.secondary.tsx"].flatMap((name) =>
      [...source(name).matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path),
    ),
  ),
];

/** Sample values of parameters and of unknown paths. */
const samples: Readonly<Record<string, string>> = {
  "/product-details/:id": "/product-details/kanchipuram-temple-border",
  "/invoice/:orderId": "/invoice/PL-NONE",
  "/blog-details-v1/:id": "/blog-details-v1/2",
  "/blog-details-v2/:id": "/blog-details-v2/5",
  "/portfolio-details-v1/:id": "/portfolio-details-v1/2",
  "/portfolio-details-v2/:id": "/portfolio-details-v2/8",
  "*": "/no-such-page",
};

/** A URL for every route. A route without a sample fails as an unknown page. */
export const screens: readonly string[] = table.map((line) => samples[line] ?? line);

/** Screens with an error status, which Chromium reports. */
export const expectedStatuses: Readonly<Record<string, number[]>> = {
  "/error": [404],
  "/no-such-page": [404],
};

const matches = (line: string, path: string): boolean =>
  new RegExp(`^${line.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** Returns the route of a path. */
export const lineOf = (path: string): string =>
  table.find((line) => line !== "*" && matches(line, path)) ?? "*";
