import { isWithin, productFacts } from "@pallu/contract";
import type { ProductResponse } from "@pallu/contract";

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Returns a number in words up to nine, for example "two weavers" or "14 days". */
const inWords = (count: number, noun: string): string =>
  `${words[count - 1] ?? count} ${noun}${count > 1 ? "s" : ""}`;

/**
 * Returns how long the making of one piece takes, for example "Made in about 14 days by two weavers". Undefined if the
 * number of days is unknown. From three weeks, whole weeks are given as weeks. The makers of printed and dyed sarees are
 * not called weavers.
 */
export const makingTimeOf = ({
  makingDays: days,
  makers,
  categoryName,
  weave,
}: ProductResponse) => {
  if (!isWithin(days, productFacts.makingDays)) return undefined;
  const time = days < 21 || days % 7 ? inWords(days, "day") : inWords(days / 7, "week");
  if (!isWithin(makers, productFacts.makers))
    return { days, makers: undefined, children: `Made in about ${time}` };
  const maker = /^saree(?!.*(?:print|dyed))/i.test(`${categoryName} ${weave}`) ? "weaver" : "maker";
  return { days, makers, children: `Made in about ${time} by ${inWords(makers, maker)}` };
};
