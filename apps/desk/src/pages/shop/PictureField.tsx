import { Button, FieldGroup, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { ChoosePicture } from "../../platform/pictures/ChoosePicture.tsx";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import * as styles from "./shop.css.ts";

/** A picture: a new one from this device, or one that the shop has. */
export const PictureField = ({
  schema,
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
    <FieldGroup
      legend={isRequired ? label : `${label} (optional)`}
      hint={schema.description}
      error={faults.get(place)}
      id={controlId(place)}
    >
      {isReadOnly && name === "" && <Text tone="muted">None</Text>}
      {isReadOnly && name !== "" && (
        <img className={styles.picture} src={pictureUrl(name, { width: 320, height: 0 })} alt="" />
      )}
      {!isReadOnly && (
        <ChoosePicture label={`New picture: ${label}`} image={name} onChoose={onChange} />
      )}
      {!isReadOnly && name !== "" && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {`Remove the picture: ${label}`}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
};
