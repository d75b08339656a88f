import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docgenTypes } from "../.storybook/docgenTypes.ts";

const tag = `
export const tones = ["info", "danger"] as const;
export type Tone = (typeof tones)[number];
export interface TagProps { tone?: Tone | undefined; onClose?: (() => void) | undefined }
`;
const card = `
import { tones, type TagProps, type Tone } from "./Tag.tsx";
export type CardProps<Tag extends Tone> = OwnProps<Tag> & Tag;
interface OwnProps<Tag> {
  as?: Tag;
  width?: "measure";
  link: \`#\${string}\`;
  named?: Tone | undefined;
  listed: (typeof tones)[number];
  keyed?: TagProps["tone"];
  onClose?: TagProps["onClose"];
  text: string;
  other?: OwnProps["named"];
  rows?: readonly { /** The name. */ name: string }[];
}
export const Card = () => null;
`;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "docgen-"));
  writeFileSync(path.join(folder, "Tag.tsx"), tag);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the props of a component, given those that react-docgen reports. */
const complete = (props) => {
  const code = `${card};Card.__docgenInfo=${JSON.stringify({ props })}`;
  const { code: completed } = docgenTypes.transform(code, path.join(folder, "Card.tsx"));
  return JSON.parse(completed.split("Card.__docgenInfo=")[1]).props;
};

describe("the types of props in Storybook", () => {
  const tones = { name: "union", raw: '"info" | "danger"' };

  it.each(["named", "listed", "keyed", "other"])(
    "name the values of a choice that is declared elsewhere: %s",
    (name) => {
      expect(complete({})[name].tsType).toMatchObject(tones);
      const tsType = { name: 'TagProps["tone"]', raw: 'TagProps["tone"]' };
      expect(complete({ [name]: { required: false, tsType } })[name].tsType).toMatchObject(tones);
    },
  );

  it("are those of another component's props", () => {
    expect(complete({}).onClose.tsType).toMatchObject({ type: "function" });
  });

  it("are what a type parameter extends", () => {
    const tsType = { name: "Tag" };
    expect(complete({ as: { required: false, tsType } }).as.tsType).toMatchObject(tones);
  });

  it("name the value of a single literal", () => {
    const ofLiteral = (value) => ({ required: false, tsType: { name: "literal", value } });
    const props = complete({ width: ofLiteral('"measure"'), link: ofLiteral("`#${string}`") });
    expect(props.width.tsType).toMatchObject({ name: "union", raw: '"measure"' });
    expect(props.link.tsType.raw).toBe("`#${string}`");
  });

  it("have no comments", () => {
    expect(complete({}).rows.tsType.raw).toBe("readonly { name: string }[]");
  });

  it("are resolved where the props are no interface", () => {
    const raw = "(typeof tones)[number] | undefined";
    const size = { required: false, tsType: { name: "union", raw, elements: [] } };
    expect(complete({ size }).size.tsType).toMatchObject(tones);
  });

  it("name the keys of an object", () => {
    const elements = ["info", "danger"].map((value) => ({ name: "literal", value }));
    const tsType = { name: "union", raw: "keyof typeof drawings", elements };
    expect(complete({ size: { required: true, tsType } }).size.tsType).toMatchObject(tones);
  });

  it("stay as react-docgen reports them, if it does so whole", () => {
    const tsType = { name: "string" };
    expect(complete({ text: { required: true, tsType } }).text.tsType).toEqual(tsType);
  });
});

it("The default of a prop is neither an object that is looked up nor the default of another prop", () => {
  const defaultOf = (value) => {
    const defaultValue = { value, computed: false };
    return complete({ text: { required: false, defaultValue } }).text.defaultValue?.value;
  };
  expect(defaultOf('"h1"')).toBe('"h1"');
  expect(defaultOf('{ 1: "h1", 2: "h2" }')).toBeUndefined();
  expect(defaultOf("priority = false")).toBe("priority");
});
