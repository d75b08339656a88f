import { expect } from "storybook/test";

/** Play function that fails if the page scrolls horizontally. */
export const expectNoOverflow = async ({
  canvasElement,
}: {
  canvasElement: HTMLElement;
}): Promise<void> => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};
