let isReduced = false;

const matchMedia = window.matchMedia.bind(window);

/*
 * Scripts read the preference with `matchMedia`, not only from style sheets. The operating system's setting still
 * applies.
 */
window.matchMedia = (query: string): MediaQueryList => {
  const list = matchMedia(query);
  if (!isReduced || !/prefers-reduced-motion:\s*reduce/.test(query)) return list;
  return new Proxy(list, {
    get: (target, name) => {
      if (name === "matches") return true;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
};

/** Makes `matchMedia` report reduced motion, or the system's setting again. */
export const reduceMotion = (reduced: boolean): void => {
  isReduced = reduced;
};
