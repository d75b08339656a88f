import type { Access } from "@pallu/contract/schemas";
import type { FastifyInstance, RouteOptions } from "fastify";

/** Who a route answers: as its call says, or, outside the contract, everybody by intent. */
export type RouteAccess = Access | "open";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route that is no call of the contract and answers everybody: health, documentation, pictures. */
    open?: true;
  }
  interface FastifyInstance {
    /** The access class of every route, by `METHOD /path`; complete once the application is ready. */
    routeAccess: ReadonlyMap<string, RouteAccess>;
  }
}

const accessOf = ({ config }: RouteOptions): RouteAccess | undefined =>
  config?.endpoint?.access ?? (config?.open ? "open" : undefined);

const methodsOf = ({ method }: RouteOptions): string[] =>
  typeof method === "string" ? [method] : method;

/** Every route says whom it answers; one that says nothing stops the start. */
export const registerAccess = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = [];
  const routeAccess = new Map<string, RouteAccess>();
  app.decorate("routeAccess", routeAccess);
  app.addHook("onRoute", (options) => {
    routes.push(options);
  });
  app.addHook("onReady", async () => {
    for (const options of routes)
      for (const method of methodsOf(options)) {
        const name = `${method} ${options.url}`;
        const access = accessOf(options);
        if (access === "key" && options.config?.scope === undefined)
          throw new Error(`The route ${name} does not say what a key needs.`);
        if (access === undefined)
          throw new Error(`The route ${name} does not say whom it answers.`);
        routeAccess.set(name, access);
      }
  });
};
