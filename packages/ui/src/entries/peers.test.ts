import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const library = path.resolve(import.meta.dirname, "../..");

/** First version of React 19 with an export that 19.0 does not have. */
const since: Readonly<Record<string, number>> = { useEffectEvent: 2, Activity: 2 };

it("the peer range starts at the first React that has what is imported", () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(path.join(library, "package.json"), "utf8"),
  ) as { peerDependencies: Record<string, string> };
  const files = readdirSync(path.join(library, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(library, "src", file), "utf8"));
  const imported = files.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from "react"/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  );
  const minor = Math.max(0, ...imported.map((name) => since[name] ?? 0));
  expect(peerDependencies).toMatchObject({
    react: `^19.${minor}.0`,
    "react-dom": `^19.${minor}.0`,
  });
});
