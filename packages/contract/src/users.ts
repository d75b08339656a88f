import { z } from "zod";
import { calls } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idIn, idOut, line, message, errorBody } from "./fields.ts";
import { typedCode } from "./typed.ts";

export const user = z
  .object({ id: idOut, username: z.string(), phonenumber: z.string(), email: z.string() })
  .meta({ id: "User" });

const email = line(254).trim().min(1);
const password = z.string().min(1).max(512);
const tag = "Users";

export const userEndpoints = {
  register: defineEndpoint({
    call: calls.register,
    tag,
    access: "public",
    summary:
      "Opens an account; 409 for the proved address of another one. The mailed code makes the address its own",
    body: z.object({
      username: line(200).trim().min(1),
      phonenumber: line(40).trim().min(1),
      email,
      password,
    }),
    responses: { 201: message, 409: errorBody },
  }),
  login: defineEndpoint({
    call: calls.login,
    tag,
    access: "public",
    summary: "Starts a session: a bearer token in the response and an HttpOnly cookie",
    body: z.object({ email, password }),
    responses: { 200: message.extend({ token: z.string(), user }), 401: errorBody },
  }),
  logout: defineEndpoint({
    call: calls.logout,
    tag,
    access: "public",
    summary: "Ends the caller's session; without one it does nothing",
    responses: { 200: message },
  }),
  getUser: defineEndpoint({
    call: calls.getUser,
    tag,
    access: "owner",
    summary: "The caller's own profile",
    params: z.object({ id: idIn }),
    responses: { 200: user },
  }),
  updateUser: defineEndpoint({
    call: calls.updateUser,
    tag,
    access: "owner",
    summary:
      "Changes name, phone number and email of the caller. Another email needs the session cookie with its cross-site token, and is the account's own once it is proved",
    params: z.object({ id: idIn }),
    body: z.object({
      username: line(200).trim(),
      phonenumber: line(40).trim(),
      email: line(254).trim(),
    }),
    responses: { 200: user, 409: errorBody },
  }),
  forgotPassword: defineEndpoint({
    call: calls.forgotPassword,
    tag,
    access: "public",
    summary:
      "Sends a one-time code, which works beside the HttpOnly cookie that is set; the response is the same for an unknown address",
    body: z.object({ email }),
    responses: { 200: message },
  }),
  verifyOtp: defineEndpoint({
    call: calls.verifyOtp,
    tag,
    access: "public",
    summary:
      "Spends a one-time code in the browser that asked for it and sets the HttpOnly ticket that a reset needs",
    body: z.object({ email, otp: line(64).overwrite(typedCode).min(1) }),
    responses: { 200: message, 400: errorBody },
  }),
  resetPassword: defineEndpoint({
    call: calls.resetPassword,
    tag,
    access: "public",
    summary:
      "Sets a new password with the ticket of a verified code, which proves the address; ends every session",
    body: z.object({ email, newPassword: password }),
    responses: { 200: message, 400: errorBody },
  }),
};
