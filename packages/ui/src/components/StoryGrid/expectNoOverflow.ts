import { expect } from "storybook/test";

/** For stories of long words: whatever they are, the page does not grow wider than its window. */
export const expectNoOverflow = async ({
  canvasElement,
}: {
  canvasElement: HTMLElement;
}): Promise<void> => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};
