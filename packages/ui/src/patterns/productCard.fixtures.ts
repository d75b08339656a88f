/** Handlers of a card in a story about something else: without them the card has no buttons. */
export const cardActions = { onAddToCart: (): void => {}, onWish: (): void => {} };
