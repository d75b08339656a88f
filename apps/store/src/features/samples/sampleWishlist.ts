import { useState } from "react";
import { notify } from "../notices/notices.ts";

interface SampleItem {
  id: string;
  name: string;
}

export interface SampleWishlist {
  has: (id: string) => boolean;
  /** Adds an item once, known by its id; either way a notice says so (WISH-05 to WISH-07). */
  add: (item: SampleItem) => void;
}

/** The wishlist of sample items: it lives as long as its page and is no part of the shopper's own. */
export const useSampleWishlist = (): SampleWishlist => {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    has: (id) => ids.includes(id),
    add: ({ id, name }) => {
      if (ids.includes(id)) {
        notify({ text: `${name} is already in wishlist!`, tone: "error" });
        return;
      }
      setIds([...ids, id]);
      notify({ text: `${name} added to wishlist!`, tone: "success" });
    },
  };
};
