import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { Toaster } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, refuse, renderPage } from "../../desk.fixtures.tsx";
import { useUploads } from "./useUploads.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("a picture that is removed on its way does not arrive, and the next one does", async () => {
  const file = { id: "f-1", name: "one.jpg", bytes: 3 };
  const part = deferred<object>();
  const server = openDeskServer({
    "POST /api/desk/files": () => ({ ...file, received: 0 }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => part.promise,
    "POST /api/desk/pictures": () => ({ image: "two.webp", isCut: false }),
  });
  const onUploaded = vi.fn();
  const { result } = renderHook(() => useUploads(onUploaded), { wrapper: Toaster });
  act(() => result.current.add([new File(["one"], "one.jpg"), new File(["two"], "two.jpg")]));
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  act(() => result.current.remove(result.current.uploads[0]?.id ?? ""));
  await act(async () => part.resolve({ ...file, received: 3 }));
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  expect(server.calls.filter(({ url }) => url === "/api/desk/pictures")).toHaveLength(1);
  await vi.waitFor(() => expect(result.current.uploads).toEqual([]));
});

test("after the page was left, a message says which picture has not arrived", async () => {
  const file = { id: "f-1", name: "one.jpg", bytes: 3 };
  const part = deferred<object>();
  const server = openDeskServer({
    "POST /api/desk/files": () => ({ ...file, received: 0 }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => part.promise,
    "POST /api/desk/pictures": () => refuse(422, "no_picture", "It is no picture."),
  });
  const Pictures = (): ReactElement => {
    const { add } = useUploads(() => undefined);
    return (
      <button type="button" onClick={() => add([new File(["one"], "one.jpg")])}>
        Add
      </button>
    );
  };
  const Form = (): ReactElement => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Pictures />}
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
      </>
    );
  };
  renderPage(<Form />);
  (await screen.findByText("Add")).click();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  act(() => screen.getByText("Leave").click());
  await act(async () => part.resolve({ ...file, received: 3 }));
  expect(await screen.findByText("one.jpg was not added. It is no picture.")).toBeTruthy();
});
