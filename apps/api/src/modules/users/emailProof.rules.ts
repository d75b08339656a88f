import { typedCode } from "@pallu/contract";
import { defineEndpoints, idIn, message, errorBody } from "@pallu/contract/schemas";
import { z } from "zod";

const params = z.object({ id: idIn });
const ownerCalls = { tag: "Users", access: "owner" } as const;

/** Endpoints that prove an email address. The shop's own pages use the mailed link instead. */
export const emailProofEndpoints = defineEndpoints(ownerCalls, {
  askForEmailProof: {
    call: { method: "POST", path: "/api/users/:id/email-code" },
    summary: "Mails a code to the address of the caller that is not proved yet",
    params,
    responses: { 200: message, 409: errorBody },
    example: { responses: { 200: { message: "OTP sent to your email" } } },
  },
  proveEmail: {
    call: { method: "POST", path: "/api/users/:id/prove-email" },
    summary: "Proves the caller's address by the mailed code, in the browser that asked for it",
    params,
    body: z.object({ otp: z.string().max(64).overwrite(typedCode).min(1) }),
    responses: { 200: message, 409: errorBody },
    example: {
      body: { otp: "493021" },
      responses: { 200: { message: "Your email address is confirmed" } },
    },
  },
});
