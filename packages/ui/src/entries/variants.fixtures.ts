import { readFileSync } from "node:fs";
import path from "node:path";

interface Declared {
  /** What the type extends, or what an alias stands for. */
  head: string;
  /** Its own members, without nested objects. */
  body: string;
}

const api = readFileSync(path.join(import.meta.dirname, "../../api.txt"), "utf8");

const types = new Map(
  [...api.matchAll(/^ *(?:interface|type) (\w+)(?:<.*?>)?(?: =| extends)?([^{\n]*)(.*)$/gm)].map(
    ([, name = "", head = "", body = ""]): [string, Declared] => [
      name,
      { head: head.trim(), body: body.slice(1, -1).replaceAll(/\{[^{}]*\}/g, "object") },
    ],
  ),
);

const inheritance = /(Pick|Omit)<(\w+Props), ((?:[^<>]|<[^<>]*>)*)>|\b(\w+Props)\b/g;
const member = /\b(\w+)\??: ([^;]+?)(?: \| undefined)?;/g;

const isVariant = (type: string): boolean => {
  if (/^\(typeof \w+\)\[number\]$|^keyof typeof |^"[\w-]+"(?: \| "[\w-]+")+$/.test(type))
    return true;
  const [, owner, prop] = /^(\w+)\["(\w+)"\]$/.exec(type) ?? [];
  if (owner !== undefined && prop !== undefined) return propsOf(owner, isVariant).includes(prop);
  const alias = types.get(type)?.head.replace(/;$/, "");
  return alias !== undefined && alias !== "" && isVariant(alias);
};

const propsOf = (name: string, isWanted: (type: string) => boolean): string[] => {
  const { head, body } = types.get(name) ?? { head: "", body: "" };
  const inherited = [...head.matchAll(inheritance)].flatMap(([, kind, base, keys, whole]) =>
    propsOf(base ?? whole ?? "", isWanted).filter(
      (prop) => keys === undefined || keys.includes(`"${prop}"`) === (kind === "Pick"),
    ),
  );
  const own = [...body.matchAll(member)]
    .filter(([, , type = ""]) => isWanted(type))
    .map(([, prop = ""]) => prop);
  return [...new Set([...inherited, ...own])];
};

/** Returns the names of the props of a component that are one of a few names, according to api.txt. */
export const variantProps = (component: string): string[] =>
  propsOf(`${component}Props`, isVariant);

/** Whether the level of the headings of a component can be set, according to api.txt. */
export const hasHeadingLevel = (component: string): boolean =>
  propsOf(`${component}Props`, (type) => type === "HeadingLevel").includes("headingLevel");
