import { TextField } from "@pallu/ui";
import type { ReactElement } from "react";
import { ChoosePicture } from "../../platform/pictures/ChoosePicture.tsx";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import * as styles from "./shop.css.ts";

/** A picture that the shop has, by its name. */
export const PictureField = ({
  label,
  value,
  onChange,
  place,
  isRequired,
  faults,
  isReadOnly,
}: PartFieldProps): ReactElement => {
  const name = typeof value === "string" ? value : "";
  return (
    <>
      <TextField
        id={controlId(place)}
        label={label}
        hint="The name of a picture that the shop has."
        error={faults.get(place)}
        optional={isRequired ? undefined : "optional"}
        dir="ltr"
        spellCheck={false}
        readOnly={isReadOnly}
        value={name}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
      {isReadOnly ? (
        name !== "" && <img className={styles.picture} src={pictureUrl(name, 320)} alt="" />
      ) : (
        <ChoosePicture label={`New picture: ${label}`} image={name} onChoose={onChange} />
      )}
    </>
  );
};
