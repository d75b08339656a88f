/**
 * The graph of the repository: which file needs which others. `tools/selection.mjs` follows it from a test to what may
 * change the result of that test.
 *
 * A file needs what it imports, re-exports, loads by `import()`, `import.meta.glob` or `new URL(…, import.meta.url)`, and
 * each file that one of its strings names. Types need nothing: they are erased.
 *
 * A module that only re-exports others is a barrel. Who imports a name from a barrel needs the barrel and the module that
 * declares the name, not the modules of its other names. This is right because modules do nothing while they load, except
 * style sheets, whose rules are those of their own component.
 */
import path from "node:path";
import { parseSync } from "vite";

export const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);

/** Returns a function that computes each value once. */
export const once = (compute) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
};

/** Returns text without the ranges, which are replaced by spaces. */
const blank = (text, ranges) => {
  let rest = text;
  for (const { start, end } of ranges)
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
};

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");

const nameOf = ({ kind, name }) =>
  kind === "Name" ? name : kind === "Default" ? "default" : undefined;

const parseModule = (file, text) => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const reExports = module.staticExports.filter(({ entries }) =>
    entries.some(({ moduleRequest }) => moduleRequest),
  );
  const rest = blank(text, [...module.staticImports, ...reExports]);
  return {
    /** Imported names by specifier; undefined stands for all. */
    imports: [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest, entries }) => {
          const names = entries
            .filter(({ isType }) => !isType)
            .map(({ importName }) => nameOf(importName));
          return {
            specifier: moduleRequest.value,
            names: names.length === 0 || names.includes(undefined) ? undefined : names,
          };
        }),
      ...module.dynamicImports
        .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
        .filter((expression) => /^["'`][^$]*["'`]$/.test(expression))
        .map((expression) => ({ specifier: expression.slice(1, -1) })),
    ],
    /** Re-exports: the name here and there. `name` is undefined for `export *`. */
    reExports: exported
      .filter(({ moduleRequest, isType }) => moduleRequest && !isType)
      .map(({ moduleRequest, importName, exportName }) => ({
        specifier: moduleRequest.value,
        name: nameOf(exportName),
        imported: nameOf(importName),
      })),
    own: new Set(
      exported
        .filter(({ moduleRequest }) => !moduleRequest)
        .map(({ exportName }) => nameOf(exportName)),
    ),
    isBarrel:
      reExports.length > 0 &&
      module.staticImports.length === 0 &&
      withoutComments(rest).replaceAll(";", "").trim() === "",
    rest,
  };
};

/** MDX imports as JavaScript does, at the beginning of a line. */
const parseMdx = (text) => ({
  imports: [...text.matchAll(/^import [^"']*["']([^"']+)["']/gm)].map(([, specifier]) => ({
    specifier,
  })),
  reExports: [],
  own: new Set(),
  isBarrel: false,
  rest: "",
});

const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{([^}]*)\}/g, (_braces, names) => `(?:${names.replaceAll(",", "|")})`)
      .replaceAll("**/", "\u0000")
      .replaceAll("*", "[^/]*")
      .replaceAll("\u0000", "(?:.*/)?")}$`,
  );

/** Returns functions that turn specifiers of the workspace's packages into files. */
const aliasesOf = (files, read) => {
  const { paths = {} } = files.has("tsconfig.base.json")
    ? (JSON.parse(read("tsconfig.base.json")).compilerOptions ?? {})
    : {};
  const manifests = [...files].filter((file) =>
    /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file),
  );
  const targets = [
    ...Object.entries(paths).map(([from, [to]]) => [from, path.posix.normalize(to)]),
    ...manifests.flatMap((file) => {
      const { name, exports = {} } = JSON.parse(read(file));
      return Object.entries(exports).map(([key, value]) => [
        path.posix.join(name, key),
        path.posix.join(path.posix.dirname(file), value.default ?? value),
      ]);
    }),
  ];
  return targets.map(([from, to]) => {
    const find = new RegExp(`^${from.replaceAll(".", String.raw`\.`).replace("*", "(.+)")}$`);
    return (specifier) => {
      const [found, part] = find.exec(specifier) ?? [];
      return found === undefined ? undefined : to.replace("*", part ?? "*");
    };
  });
};

/**
 * Builds the graph.
 * @param {Iterable<string>} names of all files, as paths from the root. Deleted ones may be among them.
 * @param {(file: string) => string} read returns a file's text
 */
export const buildGraph = (names, read) => {
  const files = new Set(names);
  const aliases = aliasesOf(files, read);

  const moduleOf = once((file) =>
    isCode(file) && files.has(file)
      ? parseModule(file, read(file))
      : parseMdx(file.endsWith(".mdx") && files.has(file) ? read(file) : ""),
  );

  /** Returns the file of a specifier, also if it was deleted, or undefined for another package. */
  const resolve = (file, specifier) => {
    const plain = specifier.replace(/\?.*$/, "");
    if (plain.startsWith(".")) return path.posix.join(path.posix.dirname(file), plain);
    for (const alias of aliases) {
      const found = alias(plain);
      if (found !== undefined) return files.has(found) ? found : undefined;
    }
    return undefined;
  };

  const exportedBy = (file, seen = new Set()) => {
    if (seen.has(file)) return new Set();
    seen.add(file);
    const { own, reExports } = moduleOf(file);
    const all = new Set(own);
    for (const { specifier, name } of reExports) {
      if (name !== undefined) all.add(name);
      else {
        const target = resolve(file, specifier);
        for (const one of target ? exportedBy(target, seen) : []) all.add(one);
      }
    }
    return all;
  };

  /** Adds the files that an import of names (undefined: all) from a file needs. */
  const need = (file, wanted, needed) => {
    const { isBarrel, reExports } = moduleOf(file);
    needed.add(file);
    if (!isBarrel) return;
    const take = ({ specifier, imported }, name) => {
      const target = resolve(file, specifier);
      if (target) need(target, name === undefined ? undefined : [imported ?? name], needed);
    };
    if (wanted === undefined) {
      for (const each of reExports) take(each);
      return;
    }
    for (const name of wanted) {
      const named = reExports.filter((each) => each.name === name);
      const stars = reExports.filter((each) => each.name === undefined);
      const sources = stars.filter(({ specifier }) => {
        const target = resolve(file, specifier);
        return target && exportedBy(target).has(name);
      });
      if (named.length > 0) for (const each of named) take(each, each.imported && name);
      // A name that no module declares may come from any.
      else for (const each of sources.length > 0 ? sources : stars) take(each, name);
    }
  };

  const workspaceOf = (file) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? "";

  /**
   * Returns the files that strings name: from the file's folder, its workspace or the root. Lists of tests name those that
   * they order, and need none.
   */
  const named = (file, text) =>
    [...text.matchAll(/(["'`])((?:\.{0,2}\/)*(?:[\w@.-]+\/)*[\w@.-]+\.\w+)\1/g)].flatMap(
      ([, , found]) => {
        const places = [path.posix.join(path.posix.dirname(file), found)];
        if (!found.startsWith(".")) places.push(found);
        if (found.includes("/") && !found.startsWith("."))
          places.push(path.posix.join(workspaceOf(file), found));
        return places.filter(
          (place) => place !== file && files.has(place) && !/\.test\.\w+$/.test(place),
        );
      },
    );

  const globbed = (file, text) =>
    [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(
      ([, globs]) => {
        const all = [...globs.matchAll(/"([^"]+)"/g)].map(([, glob]) => glob);
        const patternsOf = (some) =>
          some.map((glob) => toPattern(path.posix.join(path.posix.dirname(file), glob)));
        const named = patternsOf(all.filter((glob) => !glob.startsWith("!")));
        const excepted = patternsOf(
          all.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)),
        );
        return [...files].filter(
          (each) =>
            named.some((pattern) => pattern.test(each)) &&
            !excepted.some((pattern) => pattern.test(each)),
        );
      },
    );

  /** Returns the files that `new URL(…, import.meta.url)` names: a file, a folder, or the beginning of names. */
  const located = (file, text) =>
    [...text.matchAll(/new URL\(\s*(["'`])([^"'`]+)\1,\s*import\.meta\.url/g)].flatMap(
      ([, , found]) => {
        const place = path.posix.join(path.posix.dirname(file), found.replace(/\$\{.*$/, ""));
        if (files.has(place)) return [place];
        const begin = found.includes("${") || place.endsWith("/") ? place : `${place}/`;
        if (file.startsWith(begin) || !/[^./]/.test(found)) return [];
        return [...files].filter((each) => each.startsWith(begin));
      },
    );

  /** Returns the files that a file imports. */
  const importsOf = once((file) => {
    const { imports, reExports, isBarrel } = moduleOf(file);
    const needed = new Set();
    for (const { specifier, names: wanted } of imports) {
      const target = resolve(file, specifier);
      if (target) need(target, wanted, needed);
    }
    // What a barrel re-exports belongs to who imports it.
    if (!isBarrel)
      for (const { specifier, name, imported } of reExports) {
        const target = resolve(file, specifier);
        if (target) need(target, name === undefined || !imported ? undefined : [imported], needed);
      }
    needed.delete(file);
    return needed;
  });

  /** Returns the files that a file imports or names. */
  const needsOf = once((file) => {
    const { rest } = moduleOf(file);
    const found = rest
      ? [...named(file, rest), ...globbed(file, rest), ...located(file, rest)]
      : [];
    const needed = new Set([...importsOf(file), ...found]);
    needed.delete(file);
    return needed;
  });

  /**
   * Returns all files that some files need, themselves included.
   * @param {Iterable<string>} starts
   * @param {(from: string, to: string) => boolean} isCut leaves out what one file needs of another
   */
  const reach = (starts, isCut = () => false) => {
    const reached = new Set(starts);
    for (const file of reached)
      for (const next of needsOf(file)) if (!isCut(file, next)) reached.add(next);
    return reached;
  };

  return { files, read, importsOf, needsOf, reach };
};
