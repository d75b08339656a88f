type Handler = (event: never) => void;

/**
 * Returns props with event handlers of both. The application's is called first: `preventDefault` in it, or in a handler
 * of a child, stops the component's own.
 */
export const mergeHandlers = <Props extends object>(
  props: Props,
  componentHandlers: Readonly<Record<`on${string}`, Handler>>,
): Props => {
  const merged: Record<string, unknown> = { ...(props as Record<string, unknown>) };
  for (const [name, handle] of Object.entries(componentHandlers)) {
    const applicationHandler = merged[name] as Handler | undefined;
    merged[name] = (event: never) => {
      applicationHandler?.(event);
      if (!(event as Event).defaultPrevented) handle(event);
    };
  }
  return merged as Props;
};
