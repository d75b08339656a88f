/** Largest number of days that the making of one piece takes. */
export const MAX_MAKING_DAYS = 400;
/** Largest number of people who work on one piece at the same time. */
export const MAX_MAKERS = 9;
