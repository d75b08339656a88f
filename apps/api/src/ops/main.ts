/** `pnpm ops`: what the people do who run the shop. */
import { runOps } from "./run.ts";
import { terminalOn } from "./terminal.ts";

process.exitCode = await runOps(
  { args: process.argv.slice(2), folder: process.env["INIT_CWD"] ?? process.cwd() },
  process.env,
  terminalOn(process.stdout),
);
