import type { Drawings } from "./drawings.ts";

/** The drawings of the worker. Their libraries are loaded with the first drawing of each kind. */
export const drawings: Drawings = {
  invoice: async (order, lines, brand, emblem) => {
    const { renderInvoice } = await import("../orders/renderInvoice.ts");
    return renderInvoice(order, lines, brand, emblem && Buffer.from(emblem));
  },
  shareCard: async (card, picture, brand, emblem) => {
    const { drawShareCard } = await import("../shareCards/drawShareCard.ts");
    let pictureError: unknown;
    const onBroken = (error: unknown): void => {
      pictureError = error;
    };
    const drawn = await drawShareCard(
      card,
      picture && Buffer.from(picture),
      onBroken,
      brand,
      emblem && Buffer.from(emblem),
    );
    return { ...drawn, pictureError };
  },
};
