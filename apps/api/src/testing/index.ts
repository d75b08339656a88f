export { createCatalogueReader } from "../catalogueReader.ts";
export { createTestApi, newBrowser } from "./createTestApi.ts";
export type {
  Answer,
  BodyOf,
  CallInput,
  TestApi,
  TestApiOptions,
  Visitor,
} from "./createTestApi.ts";
export type { StaffMember } from "./deskStaff.ts";
export { demoAccount } from "../seed/seedAccount.ts";
export { fixtureCatalogue, plainFileOf } from "./catalogue.fixtures.ts";
export { frozenClock } from "./frozenClock.ts";
export type { FrozenClock } from "./frozenClock.ts";
export { openMailServer } from "./mailServer.ts";
export { callOps } from "./opsCaller.ts";
export { createDatabaseOn, createPostgresDatabase } from "./postgresDatabase.ts";
export type { PostgresDatabase } from "./postgresDatabase.ts";
export { createEmbeddedFolder } from "./testDatabase.ts";
export { createBuyer, sendTo } from "./shopCaller.ts";
export type { Answer as CallAnswer, Caller, Send } from "./shopCaller.ts";
export { violatedInvariants, buyOne, initialStock } from "./shopLoad.ts";
