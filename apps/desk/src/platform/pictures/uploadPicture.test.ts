import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDeskServer, refuse } from "../../desk.fixtures.tsx";
import { uploadPicture } from "./uploadPicture.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const PICTURES = "POST /api/desk/pictures";
const made = { image: "saree.720x900.1a2b3c4d.webp", width: 720, height: 900, isCut: false };
const file = new File(["abc"], "saree.jpg");

const openServer = () => {
  const sent = { id: "f-1", name: file.name, bytes: file.size };
  return openDeskServer({
    "POST /api/desk/files": () => ({ ...sent, received: 0, maxPartBytes: 1024 }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => ({ ...sent, received: file.size }),
  });
};

test.each([
  ["a lost answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a picture that is still being prepared", () => refuse(409, "in_progress", "Being done.")],
])("after %s the picture is asked for again, as the same one", async (_what, first) => {
  const server = openServer();
  server.answer(PICTURES, () => {
    server.answer(PICTURES, () => made);
    return first();
  });
  const uploaded = uploadPicture(file, () => undefined);
  await vi.runAllTimersAsync();
  expect(await uploaded).toEqual(made);
  const keys = server.calls
    .filter(({ url }) => url === "/api/desk/pictures")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a file that is no picture is refused at once", async () => {
  const server = openServer();
  server.answer(PICTURES, () => refuse(422, "no_picture", "saree.jpg cannot be used."));
  const uploaded = uploadPicture(file, () => undefined).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await uploaded).toMatchObject({ status: 422, message: "saree.jpg cannot be used." });
  expect(server.calls.filter(({ url }) => url === "/api/desk/pictures")).toHaveLength(1);
});
