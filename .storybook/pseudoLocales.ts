import { formatPriceText } from "../packages/contract/src/money.ts";
import type { StoryGlobals } from "./globals.ts";
import type { Rewrite } from "./rewriteTexts.ts";

const accents: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "ê",
  g: "ğ",
  i: "ï",
  l: "ĺ",
  n: "ñ",
  o: "ö",
  r: "ř",
  s: "š",
  t: "ţ",
  u: "ü",
  y: "ý",
  z: "ž",
  A: "Â",
  C: "Č",
  E: "Ë",
  I: "Î",
  N: "Ń",
  O: "Ô",
  S: "Ś",
  T: "Ť",
  U: "Ů",
};

const hasWord = /\p{L}/u;

/** Pseudo-localization: a third longer and in brackets, so that truncated texts are visible. */
const accented: Rewrite = (text) =>
  hasWord.test(text)
    ? `[${text
        .replace(/[aeou]/g, (vowel) => vowel + vowel)
        .replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)}]`
    : text;

/** Pseudo-bidi: wraps each word in a right-to-left override. */
const bidi: Rewrite = (text) => text.replace(/\p{L}[\p{L}'’-]*/gu, (word) => `\u202e${word}\u202c`);

interface Script {
  readonly phrases: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

const tamil: Script = {
  phrases: {
    "Add to Cart": "பையில் சேர்",
    "Quick View": "விரைவுப் பார்வை",
    "Buy Now": "இப்போதே வாங்கு",
    "Shop Now": "கடைக்குச் செல்",
    "New Arrival": "புதிய வரவு",
    "Pure Silk Sarees": "தூய பட்டுப் புடவைகள்",
    "Free shipping within India on every order": "இந்தியா முழுவதும் ஒவ்வொரு ஆர்டருக்கும் இலவச அனுப்புதல்",
    Login: "உள்நுழை",
    Home: "முகப்பு",
    Shop: "கடை",
    Search: "தேடு",
    Close: "மூடு",
    Retry: "மீண்டும் முயல்",
    Password: "கடவுச்சொல்",
  },
  words: [
    "பட்டு",
    "புடவை",
    "நெசவு",
    "கரை",
    "முந்தானை",
    "நூல்",
    "கைத்தறி",
    "வண்ணம்",
    "இந்த",
    "ஒரு",
    "மற்றும்",
    "அழகிய",
    "வீட்டுக்கு",
    "பருத்தி",
    "சரிகை",
    "உங்கள்",
  ],
};

const hindi: Script = {
  phrases: {
    "Add to Cart": "कार्ट में डालें",
    "Quick View": "झलक देखें",
    "Buy Now": "अभी खरीदें",
    "Shop Now": "दुकान देखें",
    "New Arrival": "नया आगमन",
    "Pure Silk Sarees": "शुद्ध रेशमी साड़ियाँ",
    "Free shipping within India on every order": "भारत भर में हर ऑर्डर पर मुफ़्त डिलीवरी",
    Login: "लॉगिन",
    Home: "मुखपृष्ठ",
    Shop: "दुकान",
    Search: "खोजें",
    Close: "बंद करें",
    Retry: "फिर कोशिश करें",
    Password: "पासवर्ड",
  },
  words: [
    "रेशम",
    "साड़ी",
    "बुनाई",
    "किनारा",
    "पल्लू",
    "धागा",
    "हथकरघा",
    "रंग",
    "यह",
    "एक",
    "और",
    "सुंदर",
    "घर",
    "सूती",
    "ज़री",
    "आपकी",
  ],
};

const wordIndex = (word: string, count: number): number =>
  [...word].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), word.length) % count;

/** Translates known phrases. In any other text, replaces each word with a word of the script. */
const toScript =
  ({ phrases, words }: Script): Rewrite =>
  (text) =>
    phrases[text.trim()] ??
    text.replace(/[A-Za-z][A-Za-z'’-]*/g, (word) => words[wordIndex(word, words.length)] ?? word);

const rewrites: Record<Exclude<StoryGlobals["text"], "english">, Rewrite> = {
  accented,
  bidi,
  tamil: toScript(tamil),
  hindi: toScript(hindi),
};

const toDollars: Rewrite = (text) =>
  text.replace(/₹\s?[\d,.]*\d/g, (price) => formatPriceText(price, "USD"));

/** Returns the text transform for the globals, or `undefined` if texts stay unchanged. */
export const textTransformOf = ({
  text,
  currency,
}: Pick<StoryGlobals, "text" | "currency">): Rewrite | undefined => {
  const steps = [
    ...(currency === "USD" ? [toDollars] : []),
    ...(text === "english" ? [] : [rewrites[text]]),
  ];
  return steps.length === 0
    ? undefined
    : (from) => steps.reduce((result, step) => step(result), from);
};

export const languageOf = ({ text, dir }: StoryGlobals): string =>
  text === "tamil" ? "ta" : text === "hindi" ? "hi" : dir === "rtl" ? "ur" : "en-IN";
