/** Returns the path of the products that a term finds. */
export const searchPath = (term: string): string => `/allproducts?q=${encodeURIComponent(term)}`;
