/** Height of the buy bar that sticks to the lower edge of a product page. Fixed elements stay above it. */
export const buyBarHeight = "--pl-buybar";
