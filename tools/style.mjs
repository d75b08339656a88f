/**
 * Checks for the design system that lint rules cannot express. Directions are logical, so that right-to-left needs no
 * second style sheet. Animations cause no layout. Text has an element of its own, so that a page translated by the browser works. Colours come from tokens, so that themes apply to them. Components have no `className` or `style`
 * prop, so that every variant is part of the design system. Functions, style sheets and optional props are written in one
 * way, so that a file of one folder reads like one of another.
 */
import { fileURLToPath } from "node:url";
import { inspect, lineOf, literalText, read, report, sourceFiles } from "./sources.mjs";

const physicalProperty =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Style|Color)?|left|right|border(?:Top|Bottom)(?:Left|Right)Radius|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right).*|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidedProperty = /^(?:textAlign|textAlignLast|float|clear|captionSide|text-align)$/;
const fourSided =
  /^(?:margin|padding|inset|scrollMargin|scrollPadding|borderWidth|borderStyle|borderColor)$/;
const rawColour =
  /(?:^|[\s,(])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/i;

const keyOf = (property) =>
  property.key?.type === "Identifier" && !property.computed
    ? property.key.name
    : property.key?.value;

const textOf = (node) => literalText(node, "0");

const nameOf = (node) => node?.name ?? node?.right?.name ?? node?.property?.name ?? "";

const checkProperty = (node) => {
  const key = keyOf(node);
  if (typeof key !== "string") return undefined;
  if (physicalProperty.test(key)) return `${key} is physical: use its inline or logical twin`;
  const value = textOf(node.value);
  if (value === undefined) return undefined;
  if (sidedProperty.test(key) && /^(?:left|right)$/.test(value))
    return `${key}: "${value}" is physical: use start or end`;
  if (fourSided.test(key)) {
    const sides = value.trim().split(/\s+(?![^(]*\))/);
    if (sides.length === 4 && sides[1] !== sides[3])
      return `${key}: "${value}" differs between left and right: use its inline twin`;
  }
  return undefined;
};

/** Changing them causes no layout, so nothing else moves and a slow phone keeps up. */
const withoutLayout = /^(?:opacity|transform|translate|scale|rotate|clipPath)$/;

/** Checks a property within `keyframes({ … })`. */
const checkKeyframe = (node, ancestors) => {
  const isWithin = ancestors.some(
    ({ type, callee }) => type === "CallExpression" && callee?.name === "keyframes",
  );
  const isStep = node.value?.type === "ObjectExpression";
  return isWithin && !isStep && !withoutLayout.test(keyOf(node))
    ? `${keyOf(node)} in keyframes causes layout: move by a transform`
    : undefined;
};

const checkColour = (node) => {
  const text = textOf(node);
  return text !== undefined && rawColour.test(text)
    ? `raw colour "${text}": take it from the tokens`
    : undefined;
};

const colourProperty = /^(?:fill|stroke|\w*color)$/i;
/** Keywords that name no colour of their own, and the colours of forced colours. */
const colourKeyword =
  /^(?:transparent|currentcolor|inherit|initial|unset|none|Canvas(?:Text)?|Button(?:Text|Face|Border)|Field(?:Text)?|Highlight(?:Text)?|SelectedItem(?:Text)?|GrayText|LinkText|Mark(?:Text)?)$/i;

/** Checks a colour that is a word, such as `crimson`. */
const checkNamedColour = (key, value) => {
  const text = value && textOf(value);
  return typeof key === "string" && colourProperty.test(key) && /^[a-z]+$/i.test(text ?? "")
    ? colourKeyword.test(text)
      ? undefined
      : `named colour "${text}": take it from the tokens`
    : undefined;
};

/** Styles without a cascade layer come from the library itself. */
const checkLayer = (file, node) =>
  node.type === "ImportSpecifier" && /^style(?:Variants)?$/.test(nameOf(node.imported))
    ? /\/style\//.test(file)
      ? undefined
      : `${node.imported.name}() has no cascade layer: use layoutStyle, componentStyle, patternStyle or pageStyle`
    : undefined;

/** Returns the faults of a vanilla-extract file. */
export const checkSheet = (file, text) =>
  inspect(file, text, (node, ancestors) => {
    if (node.type === "Property") {
      const isToken = /\/tokens\//.test(file);
      const colour = isToken ? undefined : checkNamedColour(keyOf(node), node.value);
      return checkProperty(node) ?? checkKeyframe(node, ancestors) ?? colour;
    }
    if (/\/tokens\//.test(file)) return undefined;
    const source = ancestors.at(-1)?.source?.value;
    return (source === "@vanilla-extract/css" && checkLayer(file, node)) || checkColour(node);
  });

const FORBIDDEN_PROPS = /^(?:className|style)$/;
const DOM_PROP_TYPES =
  /(?:HTMLAttributes|SVGAttributes|SVGProps|^ComponentProps(?:With(?:out)?Ref)?|^HTMLProps)$/;

/** Whether `Omit<…, "className" | "style">` or `Pick` removes the props that the DOM's own types add. */
const omitsForbiddenProps = (ancestor) => {
  const name = nameOf(ancestor.typeName ?? ancestor.expression);
  if (name === "Pick") return true;
  if (name !== "Omit") return false;
  const omitted = JSON.stringify(
    (ancestor.typeArguments ?? ancestor.typeParameters)?.params[1] ?? "",
  );
  return omitted.includes('"className"') && omitted.includes('"style"');
};

const isPublic = (ancestors) =>
  ancestors.some(({ type }) => type === "ExportNamedDeclaration") &&
  !ancestors.some(({ type }) => type === "BlockStatement");

/** Checks what a component writes itself: colours of its elements and texts, which come from tokens and the provider. */
const checkElement = (node, ancestors) => {
  const attribute = ancestors.findLast(({ type }) => type === "JSXAttribute");
  if (node.type === "JSXAttribute") return checkNamedColour(nameOf(node.name), node.value);
  if (node.type === "Property" && nameOf(attribute?.name) === "style")
    return checkNamedColour(keyOf(node), node.value);
  if (attribute && /^(?:style|fill|stroke|color)$/.test(nameOf(attribute.name)))
    return checkColour(node);
  return node.type === "JSXText" && /\p{L}{2}/u.test(node.value)
    ? `text "${node.value.trim()}": read it from the provider by useLabels, or take it as a prop`
    : undefined;
};

/** Returns the faults of a component file. */
export const checkComponent = (file, text) =>
  inspect(file, text, (node, ancestors) => {
    const fault = checkElement(node, ancestors);
    if (fault) return fault;
    if (!isPublic(ancestors)) return undefined;
    if (node.type === "TSPropertySignature" && FORBIDDEN_PROPS.test(keyOf(node)))
      return `${keyOf(node)} bypasses the design system: name a prop after its purpose`;
    const referredType =
      node.type === "TSTypeReference"
        ? nameOf(node.typeName)
        : node.type.endsWith("Heritage")
          ? nameOf(node.expression)
          : "";
    return DOM_PROP_TYPES.test(referredType) && !ancestors.some(omitsForbiddenProps)
      ? `${referredType} lets className and style through: Omit<…, "className" | "style">`
      : undefined;
  });

/** Names of values that are text. */
const textName = /^(?:after|before|label|legend|message|name|tag|term|text|title|unit|words?)$/;

/** Whether an expression is text, as far as its form and its name tell. */
const isTextExpression = (expression) => {
  switch (expression.type) {
    case "Literal":
    case "TemplateLiteral":
      return textOf(expression)?.trim() !== "";
    case "CallExpression":
      return /^(?:slice|join|toFixed|replace|replaceAll|trim)$/.test(
        expression.callee.property?.name,
      );
    case "Identifier":
    case "MemberExpression":
      return textName.test(nameOf(expression)) || nameOf(expression) === "length";
    case "ConditionalExpression":
      return isTextExpression(expression.consequent) || isTextExpression(expression.alternate);
    case "LogicalExpression":
      return isTextExpression(expression.right);
    default:
      return false;
  }
};

const isText = (child) =>
  child.type === "JSXText"
    ? child.value.trim() !== ""
    : child.type === "JSXExpressionContainer" && isTextExpression(child.expression);

const isBlank = (child) =>
  (child.type === "JSXText" && child.value.trim() === "") ||
  child.expression?.type === "JSXEmptyExpression" ||
  textOf(child.expression)?.trim() === "";

/**
 * Returns the faults of elements that render text. A translation of the page replaces text nodes. React fails to change or remove
 * one that has siblings, but replaces all text of an element that has nothing else, and a whole element by its key.
 */
export const checkText = (file, text) =>
  inspect(file, text, ({ type, children, openingElement }) => {
    if (openingElement?.attributes.some(({ name }) => name?.name === "key")) return undefined;
    if (type !== "JSXElement" && type !== "JSXFragment") return undefined;
    const content = children.filter((child) => !isBlank(child));
    const isFixed = content.every((child) => child.type !== "JSXExpressionContainer");
    return content.length > 1 && !isFixed && content.some(isText)
      ? "text next to other content: make it one string, or give it an element of its own"
      : undefined;
  });

/** Returns the faults of code that is written in a second way: see "One way to write it" in CONTRIBUTING.md. */
export const checkForm = (file, text) =>
  inspect(file, text, (node, ancestors) => {
    if (node.type === "FunctionDeclaration") {
      const isAssertion = node.returnType?.typeAnnotation.asserts;
      const isTopLevel = ancestors.every(({ type }) =>
        /^(?:Program|ExportNamedDeclaration)$/.test(type),
      );
      return isTopLevel && !node.generator && !isAssertion
        ? `function ${node.id.name}: write it as a constant, const ${node.id.name} = () => …`
        : undefined;
    }
    if (node.type === "ImportNamespaceSpecifier") {
      const source = ancestors.at(-1).source?.value ?? "";
      return source.endsWith(".css.ts") && node.local.name === "css"
        ? "import * as css: a component's own style sheet is called styles"
        : undefined;
    }
    if (!node.optional || !/^(?:TSPropertySignature|Identifier)$/.test(node.type)) return undefined;
    const union = node.typeAnnotation?.typeAnnotation;
    return union?.type === "TSUnionType" &&
      union.types.some(({ type }) => type === "TSUndefinedKeyword")
      ? `${keyOf(node) ?? node.name}?: … | undefined: what is optional may be undefined`
      : undefined;
  });

const requirementId = /\b(?:[A-Z]{2,5}-\d{2}) to |\((?:[A-Z]{2,5}-\d{2}\b)/;

/** Returns the faults of comments that consumers read in their editor: they do not have the specification. */
export const checkDocs = (file, text) =>
  [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)]
    .filter(([comment]) => requirementId.test(comment))
    .map(({ index }) => ({
      file,
      line: lineOf(text, index),
      message:
        "id of a requirement in a comment that the package contains: tests have it in their title",
    }));

const isComponent = (file) =>
  /^packages\/ui\/src\/(?:layout|components|patterns)\/.*\.tsx$/.test(file) &&
  !/\.(?:test|stories|fixtures)\.tsx$/.test(file);

const check = () => {
  const sheets = sourceFiles(["packages", "apps"]).filter((file) =>
    /(?:\.css|Style)\.ts$/.test(file),
  );
  const components = sourceFiles(["packages/ui"]).filter(isComponent);
  const pages = sourceFiles(["packages/ui/src", "apps/store/src"]).filter(
    (file) =>
      file.endsWith(".tsx") &&
      !/\.(?:test|stories|fixtures|island)\.tsx$|\/(?:foundations|guides)\//.test(file),
  );
  const shipped = sourceFiles(["packages/ui/src"]).filter(
    (file) => !/\.(?:test|stories|fixtures)\./.test(file),
  );
  const sources = sourceFiles(["packages", "apps"]).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes("/consumers/"),
  );
  report("style guards", sheets.length + pages.length + sources.length, [
    ...sources.flatMap((file) => checkForm(file, read(file))),
    ...sheets.flatMap((file) => checkSheet(file, read(file))),
    ...components.flatMap((file) => checkComponent(file, read(file))),
    ...shipped.flatMap((file) => checkDocs(file, read(file))),
    ...pages.flatMap((file) => checkText(file, read(file))),
  ]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
