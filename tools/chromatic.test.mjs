import path from "node:path";
import { expect, it } from "vitest";
import { importsOf, read, sourceFiles } from "./sources.mjs";
import { sourceAliases } from "./workspacePaths.mjs";

/**
 * Branches take snapshots only of stories that a change affects (TurboSnap). A change to an external file takes all of
 * them. Storybook serves some files as they are, and vanilla-extract runs style sheets in a compiler of its own, so
 * TurboSnap does not see what they import.
 */
const { externals, storybookBuildDir, untraced } = JSON.parse(read("chromatic.config.json"));
const { scripts } = JSON.parse(read("package.json"));

const isExternal = (file) =>
  externals.some((pattern) =>
    pattern.endsWith("/**") ? file.startsWith(pattern.slice(0, -2)) : file === pattern,
  );

/** Returns the file of an import, or undefined for one of another package. */
const fileOf = (file, specifier) => {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  const alias = sourceAliases.find(({ find }) => find.test(specifier));
  return alias && path.relative(".", specifier.replace(alias.find, alias.replacement));
};

const importedBy = (file) =>
  importsOf(file, read(file)).flatMap(({ specifier }) => fileOf(file, specifier) ?? []);

it("Chromatic gets the folder into which Storybook was built", () => {
  expect(scripts["storybook:build"]).toMatch(new RegExp(` --output-dir ${storybookBuildDir}$`));
  expect(scripts.chromatic).toBe("pnpm storybook:build && chromatic");
});

it("Chromatic takes all snapshots after a change to a file that Storybook serves as it is", () => {
  const folders = [...read(".storybook/main.ts").matchAll(/from: "\.\.\/([^"]+)"/g)].map(
    ([, folder]) => folder,
  );
  expect(folders).toContain("packages/demo/pictures");
  expect(externals).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}/**`)));
});

it("Chromatic sees a change to every file that a style sheet imports", () => {
  const files = sourceFiles(["packages/ui/src", "apps/store/src"]);
  const sheets = files.filter((file) => file.endsWith(".css.ts"));
  expect(sheets.length).toBeGreaterThan(100);
  /* A style sheet that uses that of another component is seen if its own component imports the other one. */
  const isSeen = (sheet, imported) =>
    imported.endsWith(".css.ts") &&
    files
      .filter((file) => path.dirname(file) === path.dirname(sheet) && file.endsWith(".tsx"))
      .some((file) =>
        importedBy(file).some((other) => path.dirname(other) === path.dirname(imported)),
      );
  const alsoRun = files.filter(
    (file) => isExternal(file) && !/\.(?:test|stories|fixtures)\.tsx?$/.test(file),
  );
  const missed = [...sheets, ...alsoRun].flatMap((sheet) =>
    importedBy(sheet)
      .filter((imported) => !isExternal(imported) && !isSeen(sheet, imported))
      .map((imported) => `${sheet} imports ${imported}`),
  );
  expect(missed).toEqual([]);
});

it("Chromatic sees a change to a page in the stories of that page", () => {
  const stories = sourceFiles(["apps/store/src/routes", "apps/store/src/demo"]).filter((file) =>
    file.endsWith(".stories.tsx"),
  );
  expect(stories.length).toBeGreaterThan(40);
  /* The table of routes imports every page, and no picture shows a table of props, so neither is traced. */
  expect(untraced).toEqual([
    "apps/store/src/{loadPage,routes,demo/demoRoutes}.ts",
    "packages/ui/props.json",
  ]);
  expect(
    stories.filter((file) => !importedBy(file).includes(file.replace(".stories.tsx", ".tsx"))),
  ).toEqual([]);
});
