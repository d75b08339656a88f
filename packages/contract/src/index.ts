/** What may run in a browser: calls, answers and pure rules. The zod schemas stand behind `@pallu/contract/schemas`. */
export * from "./answers.ts";
export * from "./call.ts";
export * from "./discount.ts";
export * from "./forms.ts";
export * from "./id.ts";
export * from "./money.ts";
export * from "./newsletter.ts";
export * from "./stock.ts";
export * from "./totals.ts";
