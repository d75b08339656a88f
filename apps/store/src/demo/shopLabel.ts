export { shopLabel } from "@pallu/demo/content/invoice.ts";
