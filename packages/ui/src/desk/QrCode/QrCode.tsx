import { useMemo, type ReactElement } from "react";
import { encode } from "uqr";
import type { RootProps } from "../../style/rootProps.ts";
import { modulePath } from "./modulePath.ts";
import * as styles from "./QrCode.css.ts";

export interface QrCodeProps extends RootProps<"svg", "children" | "viewBox" | "width" | "height"> {
  /** What it contains, for example an `otpauth:` URL. At most about 2,300 bytes. */
  value: string;
  /** Accessible name: what scanning it does. Show the value as text beside it, too. */
  label: string;
  /** Width and height in px. @default 200 */
  size?: number;
}

/** A QR code, black on white in every theme, as scanners need it. */
export const QrCode = ({ value, label, size = 200, ...rest }: QrCodeProps): ReactElement => {
  const code = useMemo(() => encode(value, { ecc: "M", border: 4 }), [value]);
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={modulePath(code.data)} />
    </svg>
  );
};
