import { Picture } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import type { ReactElement } from "react";
import { pictureFiles } from "../../features/catalogue/catalogue.view.ts";
import type { ProductPicture } from "../../features/catalogue/product.view.ts";
import * as styles from "./ZoomDialog.css.ts";

interface ZoomDialogProps {
  picture: ProductPicture;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Scrolls to the centre of the picture, as its sides are mostly background. */
const showMiddle = (view: HTMLDivElement | null): void => {
  if (!view) return;
  const side = (view.scrollWidth - view.clientWidth) / 2;
  view.scrollLeft = getComputedStyle(view).direction === "rtl" ? -side : side;
};

/** Shows a picture enlarged. It is scrollable and closes on click. */
export const ZoomDialog = ({ picture, title, isOpen, onClose }: ZoomDialogProps): ReactElement => {
  const files = pictureFiles(picture.src);
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={title} size="large">
      <div ref={showMiddle} className={styles.view}>
        <button
          type="button"
          aria-label={`Zoom out of ${picture.alt}`}
          className={styles.cloth}
          onClick={onClose}
        >
          <Picture {...files} alt={picture.alt} sizes={`${files.width}px`} eager />
        </button>
      </div>
    </Dialog>
  );
};
