import type { Input, Output, SignedIn } from "./callTypes.ts";
import { send } from "./api.ts";

type Library = typeof import("@simplewebauthn/browser");
type Assertion = Input<"POST /api/desk/session/passkey">["body"];
export type NewPasskey = Omit<Input<"POST /api/desk/session/passkeys">["body"], "name">;

/** Why the browser gave no passkey, in a sentence for a person. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
}

/** Whether the browser has passkeys: pages with https have them, and those of the machine itself. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

const loadLibrary = (): Promise<Library> =>
  import("@simplewebauthn/browser").catch((error: unknown) => {
    throw new PasskeyError("The shop cannot be reached. Check the connection and try again.", {
      cause: error,
    });
  });

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: "No passkey was given. Try again, or continue without a passkey.",
  InvalidStateError: "This device has a passkey for you already.",
  SecurityError:
    "Passkeys do not work at this address of the desk. Open it at the address that the shop has set.",
};

const sentenceOf = (error: unknown): string =>
  (error instanceof Error && sentences[error.name]) ||
  "The browser could not use a passkey. Try again, or continue without a passkey.";

/** Asks the browser for a passkey. `signal` closes its prompt. Throws PasskeyError. */
const ask = async <Result>(
  signal: AbortSignal,
  run: (library: Library) => Promise<Result>,
): Promise<Result> => {
  const library = await loadLibrary();
  signal.throwIfAborted();
  const cancel = (): void => library.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener("abort", cancel);
  try {
    return await run(library);
  } catch (error) {
    throw new PasskeyError(sentenceOf(error), { cause: error });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** Asks for a passkey that was added before. Throws PasskeyError. */
const readPasskey = (
  optionsJSON: Output<"POST /api/desk/session/passkey/challenge">,
  signal: AbortSignal,
): Promise<Assertion> =>
  ask(signal, async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    };
  });

/** Asks for a new passkey. Throws PasskeyError. */
export const createPasskey = (
  optionsJSON: Output<"POST /api/desk/session/passkeys/challenge">,
  signal: AbortSignal,
): Promise<NewPasskey> =>
  ask(signal, async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });

/** Signs in with a passkey. Throws PasskeyError and DeskError. */
export const signInByPasskey = async (signal: AbortSignal): Promise<SignedIn> => {
  const options = await send("POST /api/desk/session/passkey/challenge", {}, { signal });
  const body = await readPasskey(options, signal);
  return send("POST /api/desk/session/passkey", { body }, { signal });
};

/** Confirms the session by a passkey. Throws PasskeyError and DeskError. */
export const confirmByPasskey = async (signal: AbortSignal): Promise<void> => {
  const options = await send("POST /api/desk/session/confirm/challenge", {}, { signal });
  const body = await readPasskey(options, signal);
  await send("POST /api/desk/session/confirm/passkey", { body }, { signal });
};
