import { parse, type ParseError, type parseExpression } from "@babel/parser";
import type { ThemeValues } from "../themes/theme.ts";
import { vars } from "../tokens/contract.css.ts";
import { stackOf } from "../fonts/systemFonts.ts";
import { oklch } from "../tokens/palette.ts";
import * as scale from "../tokens/scale.ts";

type Scope = Readonly<Record<string, unknown>>;
type Expression = ReturnType<typeof parseExpression>;
type Node = Pick<Expression, "loc"> & { readonly type: string };

/** A mistake in a theme file, with its line. */
export class ThemeFileError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const fail = ({ loc }: Node, problem: string): never => {
  throw new ThemeFileError(`Line ${loc?.start.line}: ${problem}`);
};

/** Returns what an expression of the kinds that theme files use says. Does not run it. */
const valueOf = (node: Node, scope: Scope): unknown => {
  const expression = node as Expression;
  switch (expression.type) {
    case "NumericLiteral":
    case "StringLiteral":
      return expression.value;
    case "UnaryExpression":
      return -Number(valueOf(expression.argument, scope));
    case "TemplateLiteral": {
      const values = expression.expressions.map((part) => String(valueOf(part, scope)));
      return expression.quasis
        .map(({ value }, at) => `${value.cooked}${values[at] ?? ""}`)
        .join("");
    }
    case "ObjectExpression": {
      const entries = expression.properties.flatMap((property): [string, unknown][] => {
        if (property.type === "SpreadElement")
          return Object.entries(valueOf(property.argument, scope) as object);
        const { key } = property;
        if (property.type !== "ObjectProperty") return fail(property, "a value is expected.");
        const name = key.type === "Identifier" ? key.name : String(valueOf(key, scope));
        return [[name, valueOf(property.value, scope)]];
      });
      return Object.fromEntries(entries);
    }
    case "Identifier":
      if (Object.hasOwn(scope, expression.name)) return scope[expression.name];
      return fail(node, `${expression.name} is not known. Write the value, or declare it above.`);
    case "MemberExpression": {
      const object = valueOf(expression.object, scope);
      const role = expression.property.type === "Identifier" ? expression.property.name : "";
      if (isRecord(object) && Object.hasOwn(object, role)) return object[role];
      return fail(node, `there is no ${role}.`);
    }
    case "CallExpression": {
      const call = valueOf(expression.callee, scope);
      if (typeof call !== "function") return fail(node, "what is called is not a function.");
      return (call as (...all: unknown[]) => unknown)(
        ...expression.arguments.map((argument) => valueOf(argument, scope)),
      );
    }
    case "ArrowFunctionExpression": {
      const names = expression.params.map((param) =>
        param.type === "Identifier" ? param.name : "",
      );
      return (...values: unknown[]) =>
        valueOf(expression.body, {
          ...scope,
          ...Object.fromEntries(names.map((name, at) => [name, values[at]])),
        });
    }
    default:
      return fail(node, "a value is expected.");
  }
};

/** Returns the constants of a file. */
const constantsOf = (source: string, known: Scope): Scope => {
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript"] });
  const scope: Record<string, unknown> = { ...known };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") continue;
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration")
      return fail(statement, "a theme file has imports and constants only.");
    for (const { id, init } of declared.declarations)
      if (id.type === "Identifier" && init) scope[id.name] = valueOf(init, scope);
  }
  return scope;
};

/** Returns a mistake of the parser with its line. */
const withLine = ({ loc, message }: ParseError): ThemeFileError =>
  new ThemeFileError(`Line ${loc.line}: ${message.replace(/ \(\d+:\d+\)$/, "")}`);

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
  let constants: Scope;
  try {
    constants = constantsOf(source, known);
  } catch (error) {
    throw error instanceof SyntaxError ? withLine(error as ParseError) : error;
  }
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
