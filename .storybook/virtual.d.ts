declare module "virtual:component-facts" {
  const facts: Readonly<Record<string, import("./componentFacts.ts").ComponentFacts>>;
  export default facts;
}
