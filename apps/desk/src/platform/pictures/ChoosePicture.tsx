import { FileDrop } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import * as styles from "./pictures.css.ts";
import { pictureUrl } from "./pictureUrl.ts";
import { ShopPictures } from "./ShopPictures.tsx";
import { MAX_PICTURE_BYTES } from "./uploadPicture.ts";
import { useUploads } from "./useUploads.ts";

interface ChoosePictureProps {
  /** What the picture is, such as "Picture". */
  label: string;
  /** The shape that looks best. */
  hint?: string;
  /** The name of the picture, '' for none. */
  image: string;
  /** Called with the name of a picture that the shop has now. */
  onChoose: (image: string) => void;
}

/** One picture: what is chosen, a new one from this device, or one that the shop has. */
export const ChoosePicture = ({
  label,
  hint,
  image,
  onChoose,
}: ChoosePictureProps): ReactElement => {
  const { uploads, add, retry, remove } = useUploads((picture) => onChoose(picture.image));
  return (
    <div className={styles.section}>
      {image !== "" && (
        <img className={styles.chosen} src={pictureUrl(image, { width: 320, height: 0 })} alt="" />
      )}
      <FileDrop
        label={label}
        hint={hint}
        accept="image/*"
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={1}
        paste={false}
        items={uploads}
        onFiles={add}
        onRetry={retry}
        onRemove={remove}
      />
      <div className={styles.actions}>
        <ShopPictures onChoose={onChoose} />
      </div>
    </div>
  );
};
