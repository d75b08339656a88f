let isReduced = false;

const ask = window.matchMedia.bind(window);

/* Components ask this, beside the sheets; the operating system's own setting still counts. */
window.matchMedia = (query: string): MediaQueryList => {
  const answer = ask(query);
  if (!isReduced || !/prefers-reduced-motion:\s*reduce/.test(query)) return answer;
  return new Proxy(answer, {
    get: (target, name) => {
      if (name === "matches") return true;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
};

/** From now on scripts hear that motion is to be reduced, or no longer. */
export const reduceMotion = (reduced: boolean): void => {
  isReduced = reduced;
};
