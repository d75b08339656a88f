import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

/* jsdom has the element without its methods. Where the focus goes is asked of a browser. */
const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
  if (key === "Escape") currentTarget?.dispatchEvent(new Event("cancel"));
};
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.addEventListener("keydown", onKeyDown);
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
