import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

interface Ceremony {
  challenge: string;
  /** Default: that of the test API. */
  origin?: string;
}

interface Assertion extends Ceremony {
  /** Whether the authenticator has checked who uses it. Default true. */
  isVerified?: boolean;
  /** Default: one more than in the last answer. */
  counter?: number;
}

/** An authenticator with one passkey, which answers as a browser does. */
export interface SoftPasskey {
  id: string;
  /** The counter of the last answer. */
  counter: number;
  /** Answers the challenge for a new passkey. */
  create(options: Assertion): {
    id: string;
    clientDataJSON: string;
    attestationObject: string;
    transports: string[];
  };
  /** Answers the challenge for a sign-in. */
  use(options: Assertion): {
    id: string;
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
  };
}

/** Creates an authenticator in software. `counts` is false for one that leaves the counter at 0. */
export const createSoftPasskey = ({
  rpId = "localhost",
  counts = true,
}: { rpId?: string; counts?: boolean } = {}): SoftPasskey => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const clientData = (type: "webauthn.create" | "webauthn.get", { challenge, origin }: Ceremony) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: origin ?? "http://localhost:3000",
        crossOrigin: false,
      }),
    );
  /** Returns RP, flags and counter, the head of what an authenticator signs. */
  const head = ({ isVerified = true }: Assertion, extraFlags = 0): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(passkey.counter);
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | extraFlags]);
    return Buffer.concat([sha256(rpId), flags, counter]);
  };
  const count = ({ counter }: Assertion): void => {
    passkey.counter = counter ?? (counts ? passkey.counter + 1 : 0);
  };
  const passkey: SoftPasskey = {
    id: base64url(credentialId),
    counter: 0,
    create: (options) => {
      count(options);
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const authData = Buffer.concat([
        head(options, 0x40),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: passkey.id,
        clientDataJSON: base64url(clientData("webauthn.create", options)),
        attestationObject: base64url(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ),
        transports: ["internal", "of-tomorrow"],
      };
    },
    use: (options) => {
      count(options);
      const data = clientData("webauthn.get", options);
      const authenticatorData = head(options);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return {
        id: passkey.id,
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, privateKey)),
      };
    },
  };
  return passkey;
};
