/** `pnpm ops`: commands for the operators of the shop. */
import { userInfo } from "node:os";
import { runOps } from "./run.ts";
import { askOn, terminalOn } from "./terminal.ts";

/** Returns the user's name, or the user id in a container without one. */
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
  {
    ...terminalOn(process.stdout),
    ...(process.stdin.isTTY && { ask: askOn(process.stdin, process.stdout) }),
  },
);
