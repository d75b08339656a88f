/** Ground and ink of what is printed, whatever the theme. */
export const paper = "#fff";
export const ink = "#000";
