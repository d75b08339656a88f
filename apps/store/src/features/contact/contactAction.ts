import { checkContact } from "@pallu/contract";
import type { ActionResult, FormPost } from "../../platform/routing/route.ts";
import { createHostClient } from "../../platform/data/api.ts";
import { postContact, readContact } from "./contact.data.ts";
import type { PostedContact } from "./contact.data.ts";

/** Checks and sends a contact form that the browser posted. The server logs a failure (CON-18). */
export const contactAction = async ({ fields, fetch }: FormPost): Promise<ActionResult> => {
  const values = readContact(fields);
  const errors = checkContact(values);
  const again = { posted: { values, errors } satisfies PostedContact };
  if (Object.keys(errors).length > 0) return again;
  return postContact(values, createHostClient({ fetch })).then(
    () => ({ redirect: "/contact?sent=1#message" }),
    () => again,
  );
};
