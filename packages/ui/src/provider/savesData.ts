interface NavigatorWithConnection extends Navigator {
  /** Network Information API, which not all browsers have. */
  connection?: { saveData?: boolean };
}

/** Returns whether the visitor asks for less data. False where the browser does not say, or an extension refuses. */
export const savesData = (): boolean => {
  try {
    return (navigator as NavigatorWithConnection).connection?.saveData ?? false;
  } catch {
    return false;
  }
};
