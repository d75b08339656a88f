declare module "virtual:component-facts" {
  const facts: Readonly<Record<string, import("./componentFacts.ts").ComponentFacts>>;
  export default facts;
}

declare module "virtual:guide-titles" {
  /** Title of each page that is an MDX file, by the name of the file. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
