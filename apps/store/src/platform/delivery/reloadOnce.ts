const reloadedKey = "reloaded-for";

/** Allows another reload at this address. Call it when the code of the page has come. */
export const forgetReload = (): void => {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without a storage nothing is reloaded.
  }
};

/**
 * Reloads the page, once for each address and only online: after a deploy, a chunk of the version before is gone.
 * Call it when the chunk of the page itself has failed, not for a part of a page, and not when it was loaded in advance.
 */
export const reloadOnce = (): void => {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return;
    sessionStorage.setItem(reloadedKey, window.location.href);
  } catch {
    return;
  }
  window.location.reload();
};
