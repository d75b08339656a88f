/** The most characters of the name of a saved answer. */
export const MAX_SAVED_ANSWER_NAME = 80;

/** The most characters of the text of a saved answer. */
export const MAX_SAVED_ANSWER = 4000;

/** The most saved answers of a shop. */
export const MAX_SAVED_ANSWERS = 200;
