/** What is tried first at this shop and in its country, and stands in no list of the world; in lower case. */
const ownWords = [
  "pallu123",
  "pallupallu",
  "pallu1234",
  "pallushop",
  "sareesaree",
  "saree123",
  "kanchipuram",
  "coimbatore",
  "india123",
  "india1234",
  "jaishreeram",
  "jaishriram",
  "krishna123",
  "ganesh123",
  "lakshmi123",
  "saibaba123",
  // Of the demo account, which the README names.
  "weave-and-wear-26",
];

let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,233 commonest passwords of public leaks; a megabyte that only a process which sets passwords reads. */
const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = dictionary["passwords-common"].map((word) => String(word).toLowerCase());
  return new Set([...common, ...ownWords]);
};

/** Whether a password, in lower case, is among those that are tried first. */
export const isCommon = async (password: string): Promise<boolean> => {
  known ??= read();
  return (await known).has(password);
};
