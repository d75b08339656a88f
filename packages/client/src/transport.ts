/** What every transport does alike. The shop's own pages use it without the rest of the client. */

/** Returns the value of a cookie that scripts can read, null without it. */
export const cookieValue = (cookies: string, name: string): string | null => {
  const found = cookies.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
};

/** Parses the body of a response. Null for an empty body. Rejects with SyntaxError for invalid JSON. */
export const readBody = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  if (body.trim() === "") return null;
  return JSON.parse(body);
};
