/** `pnpm ops`: what the people do who run the shop. */
import { userInfo } from "node:os";
import { runOps } from "./run.ts";
import { terminalOn } from "./terminal.ts";

/** The name of the user; in a container a user may have a number alone. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
};

process.exitCode = await runOps(
  {
    args: process.argv.slice(2),
    folder: process.env["INIT_CWD"] ?? process.cwd(),
    user: userName(),
  },
  process.env,
  terminalOn(process.stdout),
);
