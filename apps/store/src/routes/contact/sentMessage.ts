/** Duration of the success message in ms (CON-04). */
export const SENT_MS = 5000;
