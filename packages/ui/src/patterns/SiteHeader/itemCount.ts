/** Formats a count as in the badge, because visible text must be part of the name (WCAG 2.5.3). */
export const itemCount = (count: number): string =>
  count === 1 ? "1 item" : `${count > 99 ? "99+" : count} items`;
