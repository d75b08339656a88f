import type { Drawings } from "./drawings.ts";

/** The drawings of the worker. Their libraries are loaded with the first drawing of each kind. */
export const drawings: Drawings = {
  invoice: async (order, lines) => {
    const { renderInvoice } = await import("../orders/renderInvoice.ts");
    return renderInvoice(order, lines);
  },
  shareCard: async (card, picture) => {
    const { drawShareCard } = await import("../shareCards/drawShareCard.ts");
    let pictureError: unknown;
    const drawn = await drawShareCard(card, picture && Buffer.from(picture), (error) => {
      pictureError = error;
    });
    return { ...drawn, pictureError };
  },
};
