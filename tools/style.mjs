/**
 * Checks for the design system that lint rules cannot express. Directions are logical, so that right-to-left needs no
 * second style sheet. Animations cause no layout. Text has an element of its own, so that a page translated by the browser
 * works, and comes from the provider, so that a shop can translate it. Colours come from tokens, so that themes apply to them.
 * Styles are in the cascade layer of their folder. Components have no `className` or `style` prop, so that every variant is
 * part of the design system. Functions, style sheets and optional props are written in one way, so that a file of one folder
 * reads like one of another.
 */
import { fileURLToPath } from "node:url";
import { inspect, lineOf, literalText, read, report, sourceFiles } from "./sources.mjs";

const physicalProperty =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Style|Color)?|left|right|border(?:Top|Bottom)(?:Left|Right)Radius|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right).*|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidedProperty = /^(?:textAlign|textAlignLast|float|clear|captionSide|text-align)$/;
const fourSided =
  /^(?:margin|padding|inset|scrollMargin|scrollPadding|borderWidth|borderStyle|borderColor)$/;
const literalColour =
  /(?:^|[\s,(])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/i;
/** The colours that CSS names. */
const namedColours = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred
  darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink
  deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold
  goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
  lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
  lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow
  lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
  mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise
  palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow
  springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(
    /\s+/,
  ),
);

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

/**
 * Changing them causes no layout, so nothing else moves and a slow phone keeps up. `contentVisibility` cannot be animated: it
 * changes once.
 */
const withoutLayout = /^(?:opacity|transform|translate|scale|rotate|clipPath|contentVisibility)$/;

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
  const text = textOf(node) ?? "";
  const isNamed = text.split(/[\s,()]+/).some((word) => namedColours.has(word.toLowerCase()));
  const kind = literalColour.test(text) ? "literal" : isNamed ? "named" : undefined;
  return kind && `${kind} colour "${text}": take it from the tokens`;
};

/** Where a style of each layer may be made. */
const placeOfLayer = {
  layout: /\/layout\//,
  component: /\/(?:layout|components|foundations)\//,
  pattern: /\/patterns\/|^packages\/ui\/src\/(?:sections|desk)\//,
  page: /^apps\//,
};

/** Checks that a style is in a cascade layer, and in the one of its folder. */
const checkLayer = (file, node, source) => {
  const name = nameOf(node.imported);
  if (source === "@vanilla-extract/css" && /^style(?:Variants)?$/.test(name))
    return /\/style\//.test(file)
      ? undefined
      : `${name}() has no cascade layer: use layoutStyle, componentStyle, patternStyle or pageStyle`;
  const place = placeOfLayer[/^(.*)(?:Style|Variants)$/.exec(name)?.[1]];
  return place && !place.test(file)
    ? `${name}() is for another folder: each layer has the styles of one`
    : undefined;
};

/** Returns the faults of a vanilla-extract file. */
export const checkSheet = (file, text) =>
  inspect(file, text, (node, ancestors) => {
    if (node.type === "Property") return checkProperty(node) ?? checkKeyframe(node, ancestors);
    if (/\/tokens\//.test(file)) return undefined;
    return node.type === "ImportSpecifier"
      ? checkLayer(file, node, ancestors.at(-1).source.value)
      : checkColour(node);
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

/** Attributes whose value is a colour, or styles. */
const colourAttribute = /^(?:style|fill|stroke|color|(?:stop|flood|lighting)Color)$/;

/** Returns the colours that elements have without a token. */
export const checkColours = (file, text) =>
  inspect(file, text, (node, ancestors) =>
    ancestors.some(({ type, name }) => type === "JSXAttribute" && colourAttribute.test(name.name))
      ? checkColour(node)
      : undefined,
  );

/** Attributes that people read or hear. */
const textAttribute =
  /^(?:alt|aria-(?:description|label|placeholder|valuetext)|label|placeholder|title)$/;

/** Whether the value of an expression within an element or an attribute is shown: that of a condition is not. */
const isShown = (node, ancestors) => {
  const parent = ancestors.at(-1);
  switch (parent.type) {
    case "JSXExpressionContainer":
      return isShown(parent, ancestors.slice(0, -1));
    case "ConditionalExpression":
      return parent.test !== node && isShown(parent, ancestors.slice(0, -1));
    case "LogicalExpression":
      return parent.right === node && isShown(parent, ancestors.slice(0, -1));
    case "JSXAttribute":
      return textAttribute.test(nameOf(parent.name));
    default:
      return /^JSX(?:Element|Fragment)$/.test(parent.type);
  }
};

/** Checks a text that a component writes itself. */
const checkOwnText = (node, ancestors) => {
  const text = node.type === "JSXText" ? node.value : textOf(node);
  return text !== undefined && /\p{L}{2}/u.test(text) && isShown(node, ancestors)
    ? `text "${text.trim()}": read it from the provider by useLabels, or take it as a prop`
    : undefined;
};

/** Returns the faults of a component file. */
export const checkComponent = (file, text) =>
  inspect(file, text, (node, ancestors) => {
    const fault = checkOwnText(node, ancestors);
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
  /^packages\/ui\/src\/(?:layout|components|patterns|sections|desk)\/.*\.tsx$/.test(file) &&
  !/\.(?:test|stories|fixtures)\.tsx$/.test(file);

const check = () => {
  const sheets = sourceFiles(["packages", "apps"]).filter((file) =>
    /(?:\.css|Style)\.ts$/.test(file),
  );
  const components = sourceFiles(["packages/ui"]).filter(isComponent);
  const rendered = sourceFiles(["packages/ui/src", "apps/store/src"]).filter(
    (file) =>
      file.endsWith(".tsx") &&
      !/\.(?:test|stories|fixtures)\.tsx$|\/(?:foundations|guides)\//.test(file),
  );
  // Only the server renders an island, so React never changes its texts.
  const pages = rendered.filter((file) => !file.endsWith(".island.tsx"));
  const shipped = sourceFiles(["packages/ui/src"]).filter(
    (file) => !/\.(?:test|stories|fixtures)\./.test(file),
  );
  const sources = sourceFiles(["packages", "apps", ".storybook", "docs/storybook"]).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes("/consumers/"),
  );
  report("style guards", sheets.length + rendered.length + sources.length, [
    ...sources.flatMap((file) => checkForm(file, read(file))),
    ...sheets.flatMap((file) => checkSheet(file, read(file))),
    ...components.flatMap((file) => checkComponent(file, read(file))),
    ...shipped.flatMap((file) => checkDocs(file, read(file))),
    ...pages.flatMap((file) => [...checkColours(file, read(file)), ...checkText(file, read(file))]),
  ]);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
