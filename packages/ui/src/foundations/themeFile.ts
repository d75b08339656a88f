import type { ThemeValues } from "../themes/theme.ts";
import { vars } from "../tokens/contract.css.ts";
import { stackOf } from "../fonts/systemFonts.ts";
import { oklch } from "../tokens/palette.ts";
import * as scale from "../tokens/scale.ts";

type Scope = Readonly<Record<string, unknown>>;
type Expression = (scope: Scope) => unknown;

/** A mistake in a theme file, with its line. */
export class ThemeFileError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const token =
  /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*(?:(-?\d[\d.]*)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|([A-Za-z_$][\w$]*)|(=>|\.\.\.|[^\s\w]))?/y;

type Kind = "number" | "string" | "name" | "sign" | "end";

/** Reads the part of TypeScript that theme files use: constants, objects, templates, calls and arrow functions. */
class Reader {
  private kind: Kind = "end";
  private text = "";
  private start = 0;
  private end = 0;

  private readonly source: string;
  private readonly firstLine: number;

  constructor(source: string, firstLine = 1) {
    this.source = source;
    this.firstLine = firstLine;
    this.next();
  }

  /** Whether the current token is this one. */
  private isAt(text: string): boolean {
    return this.text === text;
  }

  private lineAt(offset: number): number {
    return this.firstLine + this.source.slice(0, offset).split("\n").length - 1;
  }

  private fail(problem: string): never {
    throw new ThemeFileError(`Line ${this.lineAt(this.start)}: ${problem}`);
  }

  private next(): string {
    const before = this.text;
    token.lastIndex = this.end;
    const [all = "", number, string, name, sign] = token.exec(this.source) ?? [];
    this.text = number ?? string ?? name ?? sign ?? "";
    this.kind =
      number !== undefined
        ? "number"
        : string !== undefined
          ? "string"
          : name !== undefined
            ? "name"
            : sign !== undefined
              ? "sign"
              : "end";
    this.end += all.length;
    this.start = this.end - this.text.length;
    return before;
  }

  private expect(text: string): void {
    if (this.text !== text) this.fail(`${text} is expected instead of ${this.text || "the end"}.`);
    this.next();
  }

  private skipUntil(...ends: readonly string[]): void {
    for (let depth = 0; this.kind !== "end"; this.next()) {
      if (depth === 0 && ends.includes(this.text)) return;
      if ("([{".includes(this.text)) depth += 1;
      if (")]}".includes(this.text)) depth -= 1;
    }
  }

  private template(): Expression {
    const parts: (string | Expression)[] = [];
    let at = this.start + 1;
    for (let from = at; ; at += 1) {
      const rest = this.source[at];
      if (rest === undefined) this.fail("a template has no end.");
      if (rest === "`") {
        parts.push(this.source.slice(from, at));
        this.end = at + 1;
        this.next();
        return (scope) =>
          parts.map((part) => (typeof part === "string" ? part : String(part(scope)))).join("");
      }
      if (rest === "$" && this.source[at + 1] === "{") {
        const end = this.source.indexOf("}", at);
        if (end < 0) this.fail("a template has no end.");
        const inner = new Reader(this.source.slice(at + 2, end), this.lineAt(at));
        parts.push(this.source.slice(from, at), inner.expression());
        at = end;
        from = end + 1;
      }
    }
  }

  private object(): Expression {
    const members: ((scope: Scope) => Record<string, unknown>)[] = [];
    this.expect("{");
    while (!this.isAt("}")) {
      if (this.isAt("...")) {
        this.next();
        const spread = this.expression();
        members.push((scope) => ({ ...(spread(scope) as object) }));
      } else {
        if (this.kind !== "name" && this.kind !== "string")
          this.fail(`a name is expected instead of ${this.text || "the end"}.`);
        const key = this.next().replaceAll(/^["']|["']$/g, "");
        if (this.isAt(":")) this.next();
        else {
          members.push((scope) => ({ [key]: scope[key] }));
          if (this.isAt(",")) this.next();
          continue;
        }
        const value = this.expression();
        members.push((scope) => ({ [key]: value(scope) }));
      }
      if (!this.isAt("}")) this.expect(",");
    }
    this.next();
    return (scope) => Object.assign({}, ...members.map((member) => member(scope))) as object;
  }

  private arrow(): Expression {
    const names: string[] = [];
    this.expect("(");
    while (!this.isAt(")")) {
      if (this.kind !== "name")
        this.fail(`a name is expected instead of ${this.text || "the end"}.`);
      names.push(this.next());
      this.skipUntil(",", ")");
      if (this.isAt(",")) this.next();
    }
    this.next();
    this.skipUntil("=>");
    this.expect("=>");
    const body = this.expression();
    return (scope) =>
      (...values: unknown[]) =>
        body({ ...scope, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) });
  }

  private reference(): Expression {
    const fail = (problem: string, offset = this.start): (() => never) => {
      const line = this.lineAt(offset);
      return () => {
        throw new ThemeFileError(`Line ${line}: ${problem}`);
      };
    };
    const name = this.next();
    const unknown = fail(`${name} is not known. Write the value, or declare it above.`);
    let read: Expression = (scope) => (name in scope ? scope[name] : unknown());
    for (;;) {
      const object = read;
      if (this.isAt(".")) {
        this.next();
        const role = this.next();
        const missing = fail(`there is no ${role} in ${name}.`);
        read = (scope) => {
          const value = object(scope);
          return isRecord(value) && role in value ? value[role] : missing();
        };
      } else if (this.isAt("(")) {
        this.next();
        const values: Expression[] = [];
        while (!this.isAt(")")) {
          values.push(this.expression());
          if (!this.isAt(")")) this.expect(",");
        }
        this.next();
        const noFunction = fail(`${name} is not a function.`);
        read = (scope) => {
          const call = object(scope);
          return typeof call === "function"
            ? (call as (...all: unknown[]) => unknown)(...values.map((value) => value(scope)))
            : noFunction();
        };
      } else return read;
    }
  }

  expression(): Expression {
    if (this.kind === "number") {
      const value = Number(this.next());
      return () => value;
    }
    if (this.kind === "string") {
      const value = this.next().slice(1, -1).replaceAll(/\\(.)/g, "$1");
      return () => value;
    }
    if (this.isAt("`")) return this.template();
    if (this.isAt("{")) return this.object();
    if (this.isAt("(")) return this.arrow();
    if (this.kind === "name") return this.reference();
    return this.fail(`a value is expected instead of ${this.text || "the end"}.`);
  }

  /** Returns the constants of the file. */
  constants(known: Scope): Scope {
    let scope = known;
    while (this.kind !== "end") {
      if (this.isAt("import")) this.skipUntil(";");
      else if (this.isAt("export")) this.next();
      else if (this.isAt("const")) {
        this.next();
        const name = this.next();
        this.skipUntil("=");
        this.expect("=");
        scope = { ...scope, [name]: this.expression()(scope) };
        this.skipUntil(";");
      } else if (this.isAt(";")) this.next();
      else this.fail(`${this.text} is not expected here. A theme file has imports and constants.`);
    }
    return scope;
  }
}

const check = (group: string, values: unknown): void => {
  const roles = (vars as Record<string, Record<string, string>>)[group];
  if (roles === undefined)
    throw new ThemeFileError(
      `There is no group ${group}. The groups are ${Object.keys(vars).join(", ")}.`,
    );
  if (!isRecord(values)) throw new ThemeFileError(`${group} must be an object.`);
  for (const [role, value] of Object.entries(values)) {
    if (!(role in roles)) throw new ThemeFileError(`There is no token ${group}.${role}.`);
    if (typeof value !== "string") throw new ThemeFileError(`${group}.${role} must be a text.`);
    if (group === "color" && !value.startsWith("oklch("))
      throw new ThemeFileError(
        `color.${role} must be \`oklch(…)\`, so that its contrast is known.`,
      );
  }
};

/** Returns the values in a theme file, as `pnpm theme:new` writes it. Does not run the file. */
export const readThemeFile = (source: string): ThemeValues => {
  const known = { ...scale, vars, oklch, stackOf };
  const constants = new Reader(source).constants(known);
  const theme = Object.entries(constants)
    .filter(([name]) => !(name in known))
    .map(([, value]) => value)
    .find((value) => isRecord(value) && isRecord(value["light"]) && isRecord(value["shape"]));
  if (!isRecord(theme))
    throw new ThemeFileError("There is no object with `base`, `light` and `shape` in the file.");
  if (theme["base"] !== "light" && theme["base"] !== "dark")
    throw new ThemeFileError('`base` must be "light" or "dark".');
  check("color", theme["light"]);
  if (theme["dark"] !== undefined) check("color", theme["dark"]);
  for (const [group, values] of Object.entries(theme["shape"] as object)) check(group, values);
  return theme as unknown as ThemeValues;
};
