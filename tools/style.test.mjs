import { describe, expect, it, test } from "vitest";
import {
  checkColours,
  checkComponent,
  checkDocs,
  checkForm,
  checkSheet,
  checkText,
} from "./style.mjs";

const sheet = (rules, file = "packages/ui/src/components/A/A.css.ts") =>
  checkSheet(file, `export const a = style({ ${rules} });`).map(({ message }) => message);

const component = (text) =>
  checkComponent("packages/ui/src/components/A/A.tsx", text).map(({ message }) => message);

it.each([
  ['<i style={{ color: "#c00" }} />', 'literal colour "#c00"'],
  ['<i style={{ background: isLoud ? "crimson" : "none" }} />', 'named colour "crimson"'],
  ['<path fill="#123456" />', 'literal colour "#123456"'],
  ['<path stroke="rgb(1 2 3)" />', 'literal colour "rgb(1 2 3)"'],
  ['<stop stopColor="red" />', 'named colour "red"'],
])("an element with %s is refused", (element, fault) => {
  const faults = checkColours("apps/store/src/A.tsx", `export const A = () => ${element};`);
  expect(faults.map(({ message }) => message)).toEqual([`${fault}: take it from the tokens`]);
});

it.each([
  '<path fill="none" stroke="currentColor" />',
  '<i style={{ color: vars.color.text, display: "grid" }} />',
  '<Tag tone="red" />',
])("an element with %s has the colours of the tokens", (element) => {
  expect(checkColours("a/A.tsx", `export const A = () => ${element};`)).toEqual([]);
});

it.each([
  "<p>Only a few left</p>",
  '<p>{"Only a few left"}</p>',
  "<p>{count > 1 ? `Only ${count} left` : labels.last}</p>",
  '<p>{isLast && "Only a few left"}</p>',
  '<button aria-label="Only a few left" />',
])("a component with the text of %s is refused", (element) => {
  expect(component(`export const A = () => ${element};`)).toEqual([
    expect.stringMatching(/^text "Only .+ left": read it from the provider/),
  ]);
});

it("a component with texts of its labels, and with words that nobody reads, is fine", () => {
  const element =
    '<p className="only" lang={tone === "few" ? "en" : "ur"} aria-label={labels.left}>{labels.few}: {join(list, "and")}</p>';
  expect(component(`export const A = () => ${element};`)).toEqual([]);
});

describe("a sheet", () => {
  it.each([
    "marginLeft: 4",
    "paddingRight: vars.space[2]",
    "left: 0",
    "right: 0",
    "borderLeft: line",
    "borderRightWidth: 1",
    "borderTopLeftRadius: 4",
    'textAlign: "left"',
    'float: "right"',
    'margin: "0 4px 0 2px"',
    '"&:hover": { marginLeft: 4 }',
    '"padding-left": 4',
  ])("with %s is physical", (rules) => {
    expect(sheet(rules)).toEqual([expect.stringMatching(/physical|differs/)]);
  });

  it.each([
    'color: "#fff"',
    'color: "#b3195cff"',
    'boxShadow: "0 1px 2px rgb(0 0 0 / 10%)"',
    'background: "linear-gradient(oklch(0.5 0.1 20), transparent)"',
    "border: `1px solid #abcdef ${shade}`",
    'color: "hsl(20deg 10% 50%)"',
  ])("with %s has a literal colour", (rules) => {
    expect(sheet(rules)).toEqual([expect.stringMatching(/literal colour/)]);
  });

  it.each(['borderColor: "crimson"', 'background: "red"', 'border: "1px solid LightGrey"'])(
    "with %s has a named colour",
    (rules) => {
      expect(sheet(rules)).toEqual([expect.stringMatching(/named colour/)]);
    },
  );

  it("may have keywords and system colours", () => {
    expect(sheet('color: "GrayText", backgroundColor: "transparent", fill: "none"')).toEqual([]);
  });

  it.each([
    ['import { style } from "@vanilla-extract/css";', /^style\(\) has no cascade layer/],
    ['import { styleVariants } from "@vanilla-extract/css";', /^styleVariants\(\) has no casc/],
    [
      'import { patternStyle } from "../../style/layerStyle.ts";',
      /^patternStyle\(\) is for another/,
    ],
  ])("with %s is in no layer, or in that of another folder", (line, fault) => {
    const faults = checkSheet("packages/ui/src/components/A/A.css.ts", line);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    "marginInlineStart: 4",
    "insetInlineEnd: 0",
    'textAlign: "start"',
    'margin: "0 4px 1px 4px"',
    "color: vars.color.text",
    'color: "currentColor"',
    'background: "color-mix(in oklch, currentColor 20%, transparent)"',
    'selectors: { "#root &": { color: vars.color.text } }',
    "borderStartStartRadius: 4",
  ])("with %s is fine", (rules) => {
    expect(sheet(rules)).toEqual([]);
  });

  it("of the tokens may have raw colours", () => {
    expect(sheet('color: "oklch(0.5 0.1 20)"', "packages/ui/src/tokens/light.css.ts")).toEqual([]);
  });

  it("is reported with the file and the line of the fault", () => {
    const faults = checkSheet("a/b.css.ts", "export const a = style({\n  left: 0,\n});");
    expect(faults).toEqual([expect.objectContaining({ file: "a/b.css.ts", line: 2 })]);
  });

  it.each(["insetInlineStart: 0", '"inline-size": 0', "marginBlockStart: 4"])(
    "may not animate %s, which changes the layout",
    (step) => {
      const faults = checkSheet("a/b.css.ts", `const a = keyframes({ from: { ${step} } });`);
      expect(faults).toHaveLength(1);
    },
  );

  it("may animate transforms, opacity and clip paths", () => {
    const step = 'opacity: 0, translate: "0 8px", clipPath: "inset(0)"';
    expect(checkSheet("a/b.css.ts", `const a = keyframes({ from: { ${step} } });`)).toEqual([]);
  });
});

describe("a component", () => {
  it.each([
    "export interface AProps { className?: string }",
    "export interface AProps { style?: CSSProperties }",
    "export type AProps = { label: string; className: string };",
    "export function A({ className }: { className?: string }) { return null; }",
    'export interface AProps extends ComponentPropsWithRef<"a"> {}',
    "export interface AProps extends ButtonHTMLAttributes<HTMLButtonElement> {}",
    "export type AProps = HTMLAttributes<HTMLElement> & { tone: string };",
    'export interface AProps extends Omit<HTMLAttributes<HTMLElement>, "className"> {}',
  ])("with %s bypasses the design system", (text) => {
    expect(component(text)).toHaveLength(1);
  });

  it.each([
    'export interface AProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {}',
    'export interface AProps extends Pick<HTMLAttributes<HTMLElement>, "id"> {}',
    "interface PartProps { className: string }",
    "export function A() { return <b className={bold} style={vars} />; }",
  ])("with %s takes no styles from outside", (text) => {
    expect(component(text)).toEqual([]);
  });
});

describe("text", () => {
  const faultsOf = (jsx) => checkText("a/A.tsx", `export const A = () => ${jsx};`);

  it.each([
    '<p>Nothing is {filters.join(", ")}.</p>',
    "<span>{name.slice(0, 2)}<mark>{name.slice(2)}</mark></span>",
    "<button>{icon}{link.label}</button>",
    "<p>{isLoud ? `${count} left` : null}<b>now</b></p>",
    "<>{count > 0 && title}{children}</>",
  ])("next to other content is a fault: %s", (jsx) => {
    expect(faultsOf(jsx)).toEqual([expect.objectContaining({ file: "a/A.tsx", line: 1 })]);
  });

  it.each([
    "<p>{`Nothing is ${filters}.`}</p>",
    "<span><span>{name.slice(0, 2)}</span><mark>{name.slice(2)}</mark></span>",
    "<button>{icon}<span>{label}</span></button>",
    '<p><b>{name}</b>{" "}<i>{count}</i></p>',
    "<p>New here? <a>Register</a></p>",
    "<p>{text}</p>",
    "<li key={text}>{icon}{text}</li>",
  ])("of an element of its own, or that never changes, is fine: %s", (jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });
});

describe("one way to write it", () => {
  const messages = (text) => checkForm("a/B.tsx", text).map(({ message }) => message);

  it.each([
    ["export function B() {}", "function B: write it as a constant, const B = () => …"],
    [
      'import * as css from "./B.css.ts";',
      "import * as css: a component's own style sheet is called styles",
    ],
    [
      "interface P { a?: string | undefined }",
      "a?: … | undefined: what is optional may be undefined",
    ],
    [
      "const f = (a?: string | undefined) => a;",
      "a?: … | undefined: what is optional may be undefined",
    ],
  ])("refuses %s", (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it.each([
    "export const B = () => {};",
    "function* rows() {}",
    "export function check(a: unknown): asserts a is string {}",
    "const a = () => { function b() {} };",
    'import * as styles from "./B.css.ts";',
    "interface P { a?: string; b: string | undefined }",
  ])("allows %s", (text) => {
    expect(messages(text)).toEqual([]);
  });
});

test("a comment that the package contains has no id of a requirement", () => {
  const text =
    "const a = 1;\n/** Parses an integer (PDP-28 to PDP-30). */\nexport const b = 2; // (PDP-28)";
  expect(checkDocs("a/b.ts", text)).toMatchObject([{ file: "a/b.ts", line: 2 }]);
  expect(checkDocs("a/b.ts", "/** UTF-8 (ISO-8859). */")).toEqual([]);
});
