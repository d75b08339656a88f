/** Likely guesses for this shop and its country that are missing from the general list, in lower case. */
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
  // The password of the demo account, which the README names.
  "weave-and-wear-26",
];

let known: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,233 commonest leaked passwords. They take 1 MB, so only processes that set passwords load them. */
const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = dictionary["passwords-common"].map((word) => String(word).toLowerCase());
  return new Set([...common, ...ownWords]);
};

/** Whether a password, in lower case, is a common one. */
export const isCommon = async (password: string): Promise<boolean> => {
  known ??= read();
  return (await known).has(password);
};
