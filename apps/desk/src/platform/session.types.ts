import type { Output } from "./callTypes.ts";

export type SessionAnswer = Output<"GET /api/desk/session">;

/** Who is signed in, with the token that changes send and the scopes. */
export type SignedIn = Extract<SessionAnswer, { signedIn: true }>;

export type Scope = SignedIn["scopes"][number];
