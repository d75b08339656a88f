/**
 * Answers that are not sent, by the id of their message. They may name people, so they are kept by this tab alone and not
 * stored: another page of the desk does not lose them, a reload does.
 */
export const answerDrafts = new Map<string, string>();
