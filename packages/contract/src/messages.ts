import { z } from "zod";
import { calls } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { line, message, text } from "./fields.ts";
import { contactLimits, contactSubjects } from "./forms.ts";

const tag = "Messages";

export const messageEndpoints = {
  sendContact: defineEndpoint({
    call: calls.sendContact,
    tag,
    access: "public",
    summary: "Leaves a message for the shop",
    body: z.object({
      name: line(contactLimits.name).trim().min(1),
      email: line(254).trim().min(1),
      phoneNumber: z.string().regex(/^\d{10,15}$/),
      subject: z.enum(contactSubjects),
      comments: text(contactLimits.comments).refine((value) => value.trim() !== ""),
    }),
    responses: { 201: message.extend({ success: z.literal(true) }) },
  }),
  subscribe: defineEndpoint({
    call: calls.subscribe,
    tag,
    access: "public",
    summary: "Subscribes an address to the newsletter; a second time changes nothing",
    body: z.object({ email: line(254).trim().min(1) }),
    responses: { 200: message },
  }),
};
