import { beforeAll } from "vitest";

/** Opens something before the tests of a file, and closes it after them. It is there when the first test begins. */
export const openForFile = <T extends { close(): Promise<void> }>(open: () => Promise<T>): T => {
  const opened = {} as T;
  beforeAll(async () => {
    Object.assign(opened, await open());
    return () => opened.close();
  });
  return opened;
};
