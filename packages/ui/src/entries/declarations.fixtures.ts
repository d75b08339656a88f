import path from "node:path";
import type { Node, TypeNode } from "typescript/unstable/ast";
import {
  isClassDeclaration,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeOperatorNode,
  isTypeParameterDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
} from "typescript/unstable/ast/is";
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Symbol as Declared,
  type Type,
} from "typescript/unstable/sync";

/** A prop of a component, as tables show it. */
export interface Prop {
  readonly type: string;
  readonly required?: true;
  readonly default?: string;
  readonly description: string;
}

/** A component that an entry of the package exports. */
export interface Component {
  /** Its module in `src` and in `dist`, without the ending. */
  readonly module: string;
  readonly description: string;
  /** The props that it declares. Most components also take the native props of their root element. */
  readonly props: Readonly<Record<string, Prop>>;
}

/** The content of props.json: components by the entry that exports them, or `internal`, and by name. */
export type PropsOfEntries = Readonly<Record<string, Readonly<Record<string, Component>>>>;

const library = path.join(import.meta.dirname, "../..");
const source = path.join(library, "src");

/** Whether a file is one of the package, by its path as the compiler writes it: in lower case, where the system ignores case. */
const isOwn = (file: string): boolean =>
  file.toLowerCase().startsWith(source.replaceAll(path.sep, "/").toLowerCase());

const shown = /^(?:layout|components|patterns|sections|desk|provider)\//;

/** Removes comments and joins lines, so that only names and types are left. */
const plain = (code: string): string =>
  code
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replace(/^export /, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\[ ([^[\]]*) \]/g, "[$1]")
    .trim();

/** Reads the declarations of the package with the compiler. Its interface is exact for one version, which is pinned. */
export const openDeclarations = () => {
  const api = new API({ cwd: library });
  const config = path.join(library, "tsconfig.build.json");
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`cannot open ${config}`);
  const { checker, emitter, program } = project;

  const textOf = (type: Type, at?: Node): string =>
    checker
      .typeToString(
        type,
        at,
        NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseStructuralFallback,
      )
      .replaceAll("<unknown, string | JSXElementConstructor<any>>", "");

  const targetOf = (symbol: Declared): Declared =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const declarationOf = (symbol: Declared): Node | undefined =>
    symbol.declarations[0]?.resolve(project);

  const moduleOf = (symbol: Declared): string =>
    path
      .relative(source, declarationOf(symbol)?.getSourceFile().fileName ?? "")
      .replaceAll(path.sep, "/")
      .replace(/\.tsx?$/, "");

  /** Returns the exports of an entry, in alphabetical order. */
  const exportsOf = (file: string): readonly (readonly [name: string, symbol: Declared])[] => {
    const module = program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    return (symbol ? checker.getExportsOfModule(symbol) : [])
      .map((one) => [one.name, targetOf(one)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  };

  /** Returns a declaration as text, and below it the types of its module that it refers to. */
  const declared = (name: string, symbol: Declared): string => {
    const node = declarationOf(symbol);
    const type = checker.getTypeOfSymbol(symbol);
    if (!node) return "not declared";
    const isType =
      isInterfaceDeclaration(node) || isTypeAliasDeclaration(node) || isClassDeclaration(node);
    const text = isType
      ? plain(emitter.printNode(node))
      : `const ${name}: ${type ? textOf(type, node) : "not declared"};`;
    const own = node
      .getSourceFile()
      .statements.filter((one) => isInterfaceDeclaration(one) || isTypeAliasDeclaration(one))
      .filter((one) => !one.modifiers?.length && new RegExp(`\\b${one.name.text}\\b`).test(text));
    return [text, ...own.map((one) => plain(emitter.printNode(one)))].join("\n  ");
  };

  /** Returns the members of a union as the source lists them. The compiler sorts them by the alphabet. */
  const membersIn = (node: TypeNode | undefined): string[] => {
    if (!node) return [];
    if (isUnionTypeNode(node)) return node.types.flatMap(membersIn);
    if (isParenthesizedTypeNode(node)) return membersIn(node.type);
    if (isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const found = symbol && declarationOf(targetOf(symbol));
      if (found && isTypeAliasDeclaration(found)) return membersIn(found.type);
      return found && isTypeParameterDeclaration(found) ? membersIn(found.constraint) : [];
    }
    if (isTypeOperatorNode(node)) {
      const type = checker.getTypeFromTypeNode(node.type);
      return (type ? checker.getPropertiesOfType(type) : []).map(({ name }) => `"${name}"`);
    }
    if (isIndexedAccessTypeNode(node)) {
      const list = checker.getTypeFromTypeNode(node.objectType);
      if (list && checker.isTupleType(list))
        return list.isTypeReference()
          ? checker.getTypeArguments(list).map((member) => textOf(member))
          : [];
      const [, prop = ""] = /^"(.*)"$/.exec(node.indexType.getText()) ?? [];
      const symbol = list && checker.getPropertyOfType(list, prop);
      return symbol ? membersIn(typeNodeOf(symbol)) : [];
    }
    return [node.getText()];
  };

  const typeNodeOf = (prop: Declared): TypeNode | undefined => {
    const node = declarationOf(prop);
    return node && isPropertySignatureDeclaration(node) ? node.type : undefined;
  };

  /** Returns the type of a prop as text. Choices are listed, other types have the name that the source gives them. */
  const typeOf = (prop: Declared): string => {
    const full = checker.getTypeOfSymbol(prop);
    const present = full && checker.getNonNullableType(full);
    const type = present && (checker.getBaseConstraintOfType(present) ?? present);
    if (full && type?.isUnionType()) {
      const members = type.getTypes();
      if (members.every((one) => one.isStringLiteralType() || one.isNumberLiteralType())) {
        const order = membersIn(typeNodeOf(prop));
        return members
          .map((one) => textOf(one))
          .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
          .join(" | ");
      }
    }
    const text = full ? textOf(full) : "unknown";
    return prop.flags & SymbolFlags.Optional
      ? text.replace(/ \| undefined$/, "").replace(/^\((\(.*\) => .*)\)$/, "$1")
      : text;
  };

  const propsOf = (type: Type): Record<string, Prop> =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .filter(({ declarations: [first] }) => first && isOwn(first.path))
        .map((prop) => {
          const preset = prop.getJsDocTags(checker).find(({ name }) => name === "default")?.text;
          return [
            prop.name,
            {
              type: typeOf(prop),
              ...(!(prop.flags & SymbolFlags.Optional) && { required: true as const }),
              ...(preset !== undefined && { default: preset }),
              description: prop.getDocumentationComment(checker),
            },
          ];
        }),
    );

  /** Returns the type of the props of a component, or the exported type of those of a component that is not exported. */
  const typeOfProps = (symbol: Declared): Type | undefined => {
    if (!(symbol.flags & SymbolFlags.Variable)) return checker.getDeclaredTypeOfSymbol(symbol);
    const type = checker.getTypeOfSymbol(symbol);
    const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const [props] = call?.getParameters() ?? [];
    return props && checker.getTypeOfSymbol(props);
  };

  /** Returns the components of an entry. One of which it exports only the type of the props is internal. */
  const componentsOf = (entry: string, file: string) => {
    const all = exportsOf(file).filter(([, symbol]) => shown.test(moduleOf(symbol)));
    const names = new Set(all.map(([name]) => name));
    return all.flatMap(([exported, symbol]) => {
      const module = moduleOf(symbol);
      const isComponent = symbol.flags & SymbolFlags.Variable && /^[A-Z][a-z]/.test(exported);
      const name = isComponent ? exported : exported.replace(/Props$/, "");
      if (!isComponent && (name !== path.basename(module) || names.has(name))) return [];
      const props = typeOfProps(symbol);
      const description = symbol.getDocumentationComment(checker);
      const component: Component = { module, description, props: props ? propsOf(props) : {} };
      return [{ entry: isComponent ? entry : "internal", name, component }];
    });
  };

  const entries = project.rootFiles
    .map((file) => path.relative(source, file))
    .filter(
      (file) => file === "index.ts" || /^entries\/.*(?<!\.(?:test|fixtures))\.tsx?$/.test(file),
    )
    .toSorted(
      (one, other) =>
        Number(other === "index.ts") - Number(one === "index.ts") || (one < other ? -1 : 1),
    )
    .map((file) => ({
      name: `@pallu/ui${file.replace(/^(?:index|entries(\/.*))\.ts$/, "$1")}`,
      file: path.join(source, file),
    }));
  return {
    /** Returns names and types of an entry's exports, one on each line. */
    text: entries.map(({ name, file }) =>
      [name, ...exportsOf(file).map(([own, symbol]) => declared(own, symbol)), ""].join("\n"),
    ),
    /** The components by entry and name. */
    components: entries
      .flatMap(({ name, file }) => componentsOf(name, file))
      .reduce<PropsOfEntries>(
        (all, { entry, name, component }) => ({
          ...all,
          [entry]: { ...all[entry], [name]: component },
        }),
        {},
      ),
    close: () => api.close(),
  };
};
