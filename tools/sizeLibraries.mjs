/**
 * `pnpm size:libraries`: measures what `import { Button }` costs an application, and what two well-known libraries cost, all in the same
 * way: minified for production by Vite, after Brotli, without React. The styles are those that each library's
 * documentation tells an application to import. Exits with 1 when a library of the same kind costs less than ours. Installs
 * the libraries outside the repository.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openCount, stopWith } from "./outcome.mjs";
import { inScratch, install, pack } from "./package.pack.mjs";
import { bundle } from "./package.sizes.mjs";

const libraries = [
  { name: "@pallu/ui", styles: "@pallu/ui/styles.css" },
  { name: "@radix-ui/themes", styles: "@radix-ui/themes/styles.css" },
  { name: "@mantine/core", styles: "@mantine/core/styles.css", peers: ["@mantine/hooks"] },
  { name: "@mui/material", peers: ["@emotion/react", "@emotion/styled"] },
];

const measure = async (folder, lines) => {
  const entry = path.join(folder, "entry.js");
  writeFileSync(entry, lines.join("\n"));
  const output = await bundle(entry, /^react(?:-dom)?(?:\/|$)/);
  const sizeOf = (extension) => {
    const file = output.find(({ fileName }) => fileName.endsWith(extension));
    return file ? brotliCompressSync(file.code ?? file.source).length : 0;
  };
  return { js: sizeOf(".js"), css: sizeOf(".css") };
};

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8")).version;

const compare = async (folder) => {
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const tarball = pack("ui", folder);
  const others = libraries.slice(1).flatMap(({ name, peers = [] }) => [name, ...peers]);
  const react = createRequire(import.meta.url)("react").version;
  install(folder, tarball, ...others, `react@${react}`, `react-dom@${react}`);
  console.info("| Library | JavaScript | CSS | Together |\n|---|---|---|---|");
  const sums = [];
  for (const { name, styles } of libraries) {
    const lines = [`export { Button } from "${name}";`, ...(styles ? [`import "${styles}";`] : [])];
    const { js, css } = await measure(folder, lines);
    const numbers = [js, css, js + css].map((bytes) => bytes.toLocaleString("en"));
    console.info(`| \`${name}\` ${versionOf(folder, name)} | ${numbers.join(" | ")} |`);
    sums.push(js + css);
  }
  const [own, ...theirs] = sums;
  const count = openCount();
  for (const sum of theirs) count.judge(own < sum);
  count.end();
};

try {
  await inScratch(compare);
} catch (error) {
  stopWith(error.message);
}
