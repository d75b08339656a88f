import { useState } from "react";
import { notify } from "../notices/notices.tsx";

interface SampleItem {
  id: string;
  name: string;
}

export interface SampleWishlist {
  has: (id: string) => boolean;
  /** Adds an item once, by id, and shows a notice either way (WISH-05 to WISH-07). */
  add: (item: SampleItem) => void;
}

/** Holds a wishlist of sample items until the page is left. It is separate from the user's wishlist. */
export const useSampleWishlist = (): SampleWishlist => {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    has: (id) => ids.includes(id),
    add: ({ id, name }) => {
      if (ids.includes(id)) {
        notify({ text: `${name} is already in wishlist!`, tone: "danger" });
        return;
      }
      setIds([...ids, id]);
      notify({ text: `${name} added to wishlist!`, tone: "success" });
    },
  };
};
