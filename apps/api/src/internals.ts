/**
 * Parts of the API for the programs in `resilience/`, which start, break and measure it. No other package imports them.
 */
export { buildApp } from "./app.ts";
export { days, hours, addMs, minutes, systemClock } from "./clock.ts";
export { openDatabase } from "./db/client.ts";
export type { Database, Db } from "./db/client.ts";
export { mergeChanges, readDataVersion } from "./db/dataVersion.ts";
export { createEngine } from "./db/embedded.ts";
export { findProgram } from "./db/pgPrograms.ts";
export { migrationsFolder } from "./db/schemaVersion.ts";
export { rowsOf } from "./db/rows.ts";
export { repositoryRoot } from "./folders.ts";
export { csrfTokenOf } from "./http/csrf.ts";
export { hashSecret, newSecret } from "./http/secrets.ts";
export { changeStock } from "./modules/catalogue/inventory.service.ts";
export { claimMail, queueMail } from "./modules/mail/mail.repo.ts";
export { insertKey } from "./http/auth/keys.repo.ts";
export { KEY_PREFIX, scopes } from "./http/auth/keys.rules.ts";
export { changeOrders } from "./modules/orders/orderStates.service.ts";
export { expireBatch, expiredRows } from "./modules/privacy/retention.repo.ts";
export { MAX_GUESSES } from "./modules/users/codes.repo.ts";
export { CODES_A_DAY } from "./modules/users/codes.service.ts";
export { hashPassword } from "./modules/users/passwords.ts";
export { claimDelivery, insertWebhook, queueEvents } from "./modules/webhooks/webhooks.repo.ts";
export { runForClient } from "./ops/run.ts";
export { seedDemo } from "./seed/seedDemo.ts";
export { prepareDatabase } from "./start.ts";
export { createTestDatabase } from "./testing/testDatabase.ts";
