import type { WeekContext } from "../trade/context.ts";

/** Throws unless every process answers a path with a status within three seconds. */
export const expectStatus = async (
  { supervisors }: WeekContext,
  path: string,
  status: number,
): Promise<void> => {
  for (const { origin } of supervisors) {
    const signal = AbortSignal.timeout(3000);
    const response = await fetch(origin + path, { signal }).catch(() => undefined);
    if (response?.status !== status)
      throw new Error(`${path} was answered ${response?.status ?? "not at all"}, not ${status}.`);
  }
};

/** Returns the number of responses with a status to checkouts since a time. */
export const checkoutsWith = ({ journal }: WeekContext, status: number, since: number): number =>
  journal.submissions
    .flatMap(({ responses }) => responses)
    .filter((response) => response.status === status && response.at >= since).length;
