type Handler = (event: never) => void;

/** Returns props with event handlers of both: the application's is called first. */
export const mergeHandlers = <Props extends object>(
  props: Props,
  own: Readonly<Record<`on${string}`, Handler>>,
): Props => {
  const merged: Record<string, unknown> = { ...(props as Record<string, unknown>) };
  for (const [name, handle] of Object.entries(own)) {
    const theirs = merged[name] as Handler | undefined;
    merged[name] = (event: never) => {
      theirs?.(event);
      handle(event);
    };
  }
  return merged as Props;
};
