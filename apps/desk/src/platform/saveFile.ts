/** Tells spreadsheet programs that a CSV file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Saves a text as a file of the browser. */
export const saveFile = (
  name: string,
  text: string,
  type: "text/csv" | "application/json",
): void => {
  const parts = type === "text/csv" ? [BYTE_ORDER_MARK, text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
