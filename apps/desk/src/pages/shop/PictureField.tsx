import { TextField } from "@pallu/ui";
import type { ReactElement } from "react";
import { controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import { pictureUrl } from "./pictureUrl.ts";
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
      {name !== "" && <img className={styles.picture} src={pictureUrl(name)} alt="" />}
      {!isReadOnly && <PictureChoice onChoose={onChange} />}
    </>
  );
};
