import { fetchDesk, send, tokenHeaders } from "../../platform/api.ts";
import type { Output } from "../../platform/callTypes.ts";

/** Sends a file in parts. A part that is lost is sent again by the next press. Rejects with DeskError. */
export const sendListFile = async (file: File): Promise<string> => {
  const { id, maxPartBytes } = await send("POST /api/desk/files", {
    body: { name: file.name, bytes: file.size },
  });
  for (let offset = 0; offset < file.size;) {
    const response = await fetchDesk(`/api/desk/files/${id}/parts/${offset}`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream", ...tokenHeaders() },
      body: file.slice(offset, offset + maxPartBytes),
    });
    ({ received: offset } = (await response.json()) as { received: number });
  }
  return id;
};

/** Saves a text as a file of the browser. */
export const saveFile = ({ fileName, csv }: Output<"GET /api/desk/stock/file">): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};
