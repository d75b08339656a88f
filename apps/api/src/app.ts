import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { minutes, seconds } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Context } from "./context.ts";
import { registerAccess } from "./http/access.ts";
import { registerBodies } from "./http/bodies.ts";
import { registerCaching } from "./http/caching.ts";
import { registerCors } from "./http/cors.ts";
import { registerDeadline } from "./http/deadline.ts";
import { registerCrossSiteCheck } from "./http/csrf.ts";
import { registerDeskHost } from "./http/deskHost.ts";
import { registerDeskRequests } from "./http/deskRequests.ts";
import { registerDocs } from "./http/openapi.ts";
import { answerRouterError, registerErrors } from "./http/errors.ts";
import { registerHeaders } from "./http/headers.ts";
import { registerHealth } from "./http/health.ts";
import { registerLimits } from "./http/limits.ts";
import { loggerOf } from "./http/log.ts";
import { registerMerchantKeys } from "./http/merchantKeys.ts";
import { registerRoutes } from "./http/route.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { registerSessions } from "./http/session.ts";
import { registerStaffSessions } from "./http/staffSessions.ts";
import { registerShedding } from "./http/shedding.ts";
import { registerSpaceGuard } from "./http/space.ts";
import { pictureFolders, readPictures } from "./modules/catalogue/pictures.rules.ts";
import { openPictures } from "./modules/catalogue/pictures.service.ts";
import { registerPictures } from "./modules/catalogue/uploads.ts";
import { registerProductFeed } from "./modules/productFeed/productFeed.routes.ts";
import { registerShareCards } from "./modules/shareCards/shareCards.routes.ts";
import { registerShopSchema } from "./modules/shop/shop.routes.ts";
import { registerEmailProof } from "./modules/users/emailProof.routes.ts";
import { registerEmailUndo } from "./modules/users/emailUndo.routes.ts";
import { allRoutes } from "./routes.ts";

export interface AppParts extends Context {
  /** Logger options. Default: standard output at LOG_LEVEL. */
  log?: FastifyServerOptions["logger"];
}

const serverOptions = (config: Config, log: AppParts["log"]): FastifyServerOptions => ({
  logger: loggerOf(config.logLevel, log),
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  bodyLimit: 64 * 1024,
  requestTimeout: seconds(15),
  connectionTimeout: minutes(1),
  keepAliveTimeout: seconds(72),
  routerOptions: { maxParamLength: 200 },
  return503OnClosing: true,
  frameworkErrors: answerRouterError(securityHeaders(config.publicUrl)),
});

/** Builds the whole API on an open database. Opens no port and reads no environment. */
export const buildApp = async ({ log, ...context }: AppParts): Promise<FastifyInstance> => {
  const { db, config } = context;
  const app: FastifyInstance = fastify(serverOptions(config, log));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate("publicByHttps", config.publicUrl?.startsWith("https:") ?? false);
  registerAccess(app);
  registerErrors(app);
  // Cheap checks run first: rate limits, then authentication, then the body, then the queue.
  registerDeadline(app, config);
  await app.register(cookie);
  await registerHeaders(app, config);
  registerCors(app, config);
  registerDeskHost(app, config);
  await registerLimits(app, context);
  registerCrossSiteCheck(app, config);
  registerSpaceGuard(app, config);
  registerSessions(app, context);
  registerMerchantKeys(app, context);
  registerStaffSessions(app, context);
  registerDeskRequests(app, context);
  registerBodies(app);
  const queues = registerShedding(app, config);
  registerCaching(app);
  await registerDocs(app);
  registerShopSchema(app);
  registerHealth(app, db.read);
  const pictures = openPictures({
    config,
    folders: pictureFolders(config),
    pictures: readPictures(),
    onError: (err, text) => app.log.warn({ err }, text),
  });
  registerPictures(app, "/uploads/", pictures);
  registerShareCards(app, context, pictures, queues);
  registerProductFeed(app, context);
  registerEmailUndo(app, context);
  registerEmailProof(app, context);
  registerRoutes(app, allRoutes(context, queues));
  return app;
};
