/** Key of the data that says that the server draws a share card for each variant. Another API host does not. */
export const shareCardsKey = "shareCards";
