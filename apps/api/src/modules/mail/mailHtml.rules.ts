/** The content of a mail, from which text and HTML are rendered. */
export interface MailContent {
  greeting: string;
  paragraphs: readonly string[];
  /** Rows of two columns, such as a product and its amount. The last row is the total. */
  rows: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string };
  /** Lines at the end that name the sender. */
  signature: readonly string[];
  /** The name of the shop, above the text. */
  brand: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

export const mailText = ({ greeting, paragraphs, rows, link, signature }: MailContent): string =>
  [
    greeting,
    "",
    ...paragraphs.flatMap((paragraph) => [paragraph, ""]),
    ...(link === undefined ? [] : [`${link.label}: ${link.url}`, ""]),
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(rows.length === 0 ? [] : [""]),
    ...signature,
  ].join("\n");

/** Uses the colours of the invoice. Clients without dark mode show the light scheme. */
const STYLE = `body{margin:0;background:#fff;color:#1c1917}
.sheet{max-width:600px;margin:0 auto;padding:32px 24px;font:16px/1.5 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
.brand{margin:0 0 24px;font-size:24px;letter-spacing:.04em}
table{width:100%;border-collapse:collapse;margin:0 0 24px}
th,td{padding:8px 0;border-top:1px solid #d6d3d1;text-align:start;vertical-align:top;font-weight:400}
td{padding-inline-start:16px;text-align:end;white-space:nowrap}
tr:last-child th,tr:last-child td{font-weight:700}
p{margin:0 0 16px}
a{color:inherit}
.signature{color:#57534e;font-size:14px}
@media (prefers-color-scheme:dark){
body{background:#1c1917;color:#f5f5f4}
th,td{border-color:#57534e}
.signature{color:#d6d3d1}
}`;

/**
 * Returns the HTML of a mail, without images or other remote content. Escapes all input. Sets the direction to
 * left-to-right, so that a name in another script does not reorder its row.
 */
export const mailHtml = (title: string, content: MailContent): string => {
  const { greeting, paragraphs, rows, link, signature, brand } = content;
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const row = ([label, value]: readonly [string, string]): string =>
    `<tr><th scope="row"><bdi>${escapeHtml(label)}</bdi></th><td>${escapeHtml(value)}</td></tr>`;
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    '<body><div class="sheet" dir="ltr"><p class="brand">' + escapeHtml(brand) + "</p>",
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    link === undefined
      ? ""
      : `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    rows.length === 0 ? "" : `<table>${rows.map(row).join("")}</table>`,
    `<p class="signature">${signature.map(escapeHtml).join("<br>")}</p>`,
    "</div></body></html>",
  ].join("\n");
};
