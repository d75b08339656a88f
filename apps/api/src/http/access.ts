import type { Access } from "@pallu/contract/schemas";
import type { FastifyInstance, RouteOptions } from "fastify";

/** The access class of an endpoint. Routes outside the contract are `open`: they answer everybody. */
export type RouteAccess = Access | "open";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Marks a route outside the contract that answers everybody: health, documentation, images. */
    open?: true;
  }
  interface FastifyInstance {
    /** The access class of every route, by `METHOD /path`. Complete once the application is ready. */
    routeAccess: ReadonlyMap<string, RouteAccess>;
  }
}

const accessOf = ({ config }: RouteOptions): RouteAccess | undefined =>
  config?.endpoint?.access ?? (config?.open ? "open" : undefined);

const methodsOf = ({ method }: RouteOptions): string[] =>
  typeof method === "string" ? [method] : method;

/** Startup fails if a route declares no access class. */
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
        const { scope, openTo } = options.config ?? {};
        const isForCallers = access === "key" || (access === "staff" && openTo === undefined);
        if (isForCallers && scope === undefined)
          throw new Error(`The route ${name} declares no scope for its callers.`);
        if (access === undefined) throw new Error(`The route ${name} declares no access class.`);
        routeAccess.set(name, access);
      }
  });
};
