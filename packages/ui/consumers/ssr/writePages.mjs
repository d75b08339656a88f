/** Writes a page for each theme and direction, as a plain server would send it. Runs after both builds. */
import { readFileSync, writeFileSync } from "node:fs";
import { render } from "./dist/server/render.js";

const template = readFileSync("dist/client/index.html", "utf8");
for (const theme of ["light", "dark"])
  for (const dir of ["ltr", "rtl"])
    writeFileSync(
      `dist/client/${theme}-${dir}.html`,
      template
        .replace('lang="en"', `lang="en" dir="${dir}" data-theme="${theme}"`)
        .replace("<!--page-->", () => render(dir)),
    );
