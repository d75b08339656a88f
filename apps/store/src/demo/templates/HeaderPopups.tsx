import { Picture } from "@pallu/ui";
import { DemoPopup } from "@pallu/ui/sections";
import type { HeaderPopup } from "@pallu/ui/sections";
import type { FurnitureSample } from "@pallu/demo/content/popupFurniture.ts";
import { demoPopups, sampleCard } from "@pallu/demo/content/popups.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";

const itemsOf = (samples: readonly FurnitureSample[]) =>
  samples.map(({ name, price, image }) => ({
    name,
    price,
    href: sampleCard.href,
    picture: <Picture src={image} {...samplePicture} alt="" sizes="56px" />,
  }));

const { wishlist, cart } = demoPopups;

/** The popups of the template headers, the same for every visitor (HDR-54 to HDR-60). */
export const wishlistPopup: HeaderPopup = {
  title: wishlist.title,
  count: wishlist.count,
  content: <DemoPopup items={itemsOf(wishlist.items)} links={[wishlist.link]} />,
};

export const cartPopup: HeaderPopup = {
  title: cart.title,
  count: cart.count,
  content: <DemoPopup items={itemsOf(cart.items)} subtotal={cart.subtotal} links={cart.links} />,
};
