import type { Drawings } from "./drawings.ts";

/** The drawings of the worker. Their libraries are loaded with the first drawing of each kind. */
export const drawings: Drawings = {
  invoice: async (order, lines, face, emblem) => {
    const { renderInvoice } = await import("../orders/renderInvoice.ts");
    return renderInvoice(order, lines, face, emblem && Buffer.from(emblem));
  },
  shareCard: async (card, picture, face, emblem) => {
    const { drawShareCard } = await import("../shareCards/drawShareCard.ts");
    let pictureError: unknown;
    const onBroken = (error: unknown): void => {
      pictureError = error;
    };
    const drawn = await drawShareCard(
      card,
      picture && Buffer.from(picture),
      onBroken,
      face,
      emblem && Buffer.from(emblem),
    );
    return { ...drawn, pictureError };
  },
};
