export { openCatalogueReader } from "../catalogueReader.ts";
export { createTestApi, newBrowser } from "./createTestApi.ts";
export type {
  Answer,
  BodyOf,
  CallInput,
  TestApi,
  TestApiOptions,
  Visitor,
} from "./createTestApi.ts";
export { demoAccount } from "../seed/seedAccount.ts";
export { frozenClock } from "./frozenClock.ts";
export type { FrozenClock } from "./frozenClock.ts";
