/** What the name of a command follows where the shop runs. The image of the container sets it. */
const program = process.env["OPS_COMMAND"] ?? "npx -y pnpm@12 ops";

/** Returns a command as the shopkeeper types it. */
export const opsCommand = (line: string): string => `${program} ${line}`;
