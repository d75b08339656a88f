import type { ShopEmblem, ShopParts } from "@pallu/contract/shop";

/** The shop as mails, invoices, share cards and plain pages name it. */
export interface ShopFace {
  isDemo: boolean;
  name: string;
  /** Lines below the name, such as the address. */
  lines: readonly string[];
  /** The seller on an invoice. */
  seller: readonly string[];
  /** Where answers to mails go, unless MAIL_REPLY_TO says so. */
  mail: string | undefined;
  emblem: ShopEmblem | undefined;
  /** The colour of the shop as `#rrggbb`. Undefined for that of the texts. */
  accent: string | undefined;
  /** Changes with what share cards show of the shop. Empty in the demo. */
  version: string;
}

const DEMO_LABEL = "Store, Coimbatore, India";

export const demoFace: ShopFace = {
  isDemo: true,
  name: "Pallu",
  lines: [DEMO_LABEL],
  seller: [DEMO_LABEL],
  mail: undefined,
  emblem: undefined,
  accent: undefined,
  version: "",
};

type FaceParts = Partial<Pick<ShopParts, "frame" | "contact" | "legal" | "theme">>;

/** Returns the face of an own shop. Without parts it has only a name. */
export const ownFace = (
  { frame, contact, legal, theme }: FaceParts,
  neutralName: string,
  version: string,
): ShopFace => {
  const name = frame?.name ?? neutralName;
  const lines = contact?.lines ?? legal?.lines ?? [];
  return {
    isDemo: false,
    name,
    lines,
    seller:
      legal === undefined
        ? lines
        : [
            ...(legal.name === name ? [] : [legal.name]),
            ...legal.lines,
            ...(legal.gstin === undefined ? [] : [`GSTIN ${legal.gstin}`]),
          ],
    mail: contact?.mail,
    emblem: frame?.emblem,
    accent: theme?.light.action,
    version,
  };
};

/** Returns the last lines of a mail. */
export const signatureOf = ({ name, lines }: ShopFace): string[] => [name, ...lines];
