/** Posts fields to an address by a form of the browser, which shows the answer in the frame of a name. */
export const postForm = (
  action: string,
  target: string,
  fields: Readonly<Record<string, string>>,
): void => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
};
