/** What every transport does alike. The shop's own pages use it without the rest of the client. */

/** Returns the value of a cookie that scripts can read, null without it. */
export const cookieValue = (cookies: string, name: string): string | null => {
  const found = cookies.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
};

/** Returns the cookies that scripts can read. Empty where the browser refuses them, as in a sandboxed document. */
export const documentCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return "";
  }
};

/** Parses the body of a response. Null for an empty body. Rejects with SyntaxError for invalid JSON. */
export const readBody = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  if (body.trim() === "") return null;
  return JSON.parse(body);
};
