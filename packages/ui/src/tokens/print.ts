/** Background and text colour for print, in every theme. */
export const paper = "#fff";
export const ink = "#000";
