// Apart from the other forms: the home page loads no rules of theirs.
/** Filters a newsletter email address while it is typed (NWS-06). */
export const filterNewsletterEmail = (typed: string): string =>
  typed.replace(/[^A-Za-z0-9@._-]/g, "");
