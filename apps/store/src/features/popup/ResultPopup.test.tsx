import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ResultPopup, usePreloadPopup } from "./ResultPopup.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Form = () => {
  usePreloadPopup();
  return <form onSubmit={(event) => event.preventDefault()} />;
};

test("[CHK-15] a form that is sent without a touch loads the code of its result, also where less data is asked for", () => {
  const preload = vi.spyOn(ResultPopup, "preload").mockResolvedValue(true);
  const { container, unmount } = render(<Form />);
  fireEvent.keyDown(document.body);
  expect(preload).not.toHaveBeenCalled();
  fireEvent.submit(container.querySelector("form") as HTMLFormElement);
  expect(preload).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.submit(document.body);
  expect(preload).toHaveBeenCalledTimes(1);
});
