/** The folder is outside any repository: without a root, Next looks for one in the folders above. */
export default { turbopack: { root: import.meta.dirname }, devIndicators: false };
