import { useEffect } from "react";

export const thisYear = (): string => String(new Date().getFullYear());

/** The server's clock wrote the year into parts that are never hydrated; the visitor's own is shown (FTR-10). */
export const useYear = (): void => {
  useEffect(() => {
    const year = thisYear();
    for (const place of document.querySelectorAll("[data-year]"))
      if (place.textContent !== year) place.textContent = year;
  }, []);
};
