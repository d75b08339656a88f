import { Heading, Link, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { shopAddress } from "@pallu/demo/content/contact.ts";
import * as styles from "../../sections/contact/ContactLayout.css.ts";

/** Main roads from the centre, clockwise from the north-west. */
const roads = [
  "M168 0 C172 46 186 84 202 120 L214 172",
  "M214 172 C262 140 320 112 400 92",
  "M214 172 C262 186 330 200 400 222",
  "M214 172 C206 210 196 240 190 262 L186 320",
  "M190 262 C150 276 96 292 40 320",
  "M214 172 C160 184 96 186 0 178",
] as const;

/** Streets of R.S. Puram and between the old town and the station. */
const streets =
  "M84 92 L178 72 M80 114 L186 96 M84 138 L200 120 M92 162 L206 148 M96 86 L104 180 M124 80 L130 182 M152 74 L160 180 " +
  "M222 130 L238 206 M248 122 L262 200 M276 112 L284 190 M196 212 L300 214 M232 156 L330 150";

const river = "M-6 268 C40 262 76 282 128 280 C186 278 226 262 278 272 C326 282 356 262 406 268";

const lake =
  "M112 222 C132 210 164 212 176 226 C184 238 176 252 154 256 C130 260 104 250 112 222 Z";

const rail = "M20 320 C96 270 180 250 262 218 C310 198 318 110 300 0";

const names = [
  { text: "Mettupalayam Road", x: 242, y: 40 },
  { text: "Gandhipuram", x: 262, y: 88 },
  { text: "Avinashi Road", x: 354, y: 130 },
  { text: "Town Hall", x: 246, y: 208 },
  { text: "Trichy Road", x: 352, y: 236 },
  { text: "Junction", x: 334, y: 176 },
] as const;

const water = [
  { text: "Ukkadam lake", x: 146, y: 239 },
  { text: "Noyyal", x: 286, y: 292 },
] as const;

/** Draws Coimbatore, north up and not to scale. */
const Sketch = (): ReactElement => (
  <svg
    role="img"
    aria-label="Sketch map of Coimbatore: Pallu is in R.S. Puram, north of Ukkadam lake and the river Noyyal, west of the railway."
    viewBox="0 0 400 320"
    className={styles.map}
  >
    <path className={styles.quarter} d="M76 84 L180 62 L208 150 L206 166 L96 184 Z" />
    <path className={styles.riverEdge} d={river} />
    <path className={styles.river} d={river} />
    <path className={styles.lake} d={lake} />
    <path className={styles.street} d={streets} />
    <path className={styles.roadEdge} d={roads.join(" ")} />
    <path className={styles.road} d={roads.join(" ")} />
    <path className={styles.rail} d={rail} />
    {names.map(({ text, x, y }) => (
      <text key={text} className={styles.label} x={x} y={y}>
        {text}
      </text>
    ))}
    {water.map(({ text, x, y }) => (
      <text key={text} className={`${styles.label} ${styles.waterLabel}`} x={x} y={y}>
        {text}
      </text>
    ))}
    <path
      className={styles.pin}
      d="M130 136 C120 122 114 115 114 106 A16 16 0 1 1 146 106 C146 115 140 122 130 136 Z"
    />
    <circle className={styles.pinEye} cx={130} cy={106} r={6} />
    <text className={`${styles.label} ${styles.placeLabel}`} x={130} y={152}>
      R.S. Puram
    </text>
  </svg>
);

/** Large text on a narrow screen breaks the address after its @. */
const [mailbox, host] = shopAddress.mail.split("@");

/** Shows the address as text, a sketch and a link to a map service. */
export const ContactMap = (): ReactElement => (
  <figure className={styles.figure}>
    <Stack gap="s8">
      <Heading level={2} size="h3">
        {shopAddress.name}
      </Heading>
      <address>
        <Stack gap="s8">
          <Text>
            {shopAddress.lines.map((line) => (
              <Text as="span" key={line}>
                <bdi>{line}</bdi>
                <br />
              </Text>
            ))}
          </Text>
          <Text tone="muted">{shopAddress.hours}</Text>
          <Text>
            <Link variant="standalone" href={shopAddress.phone.href}>
              <bdi>{shopAddress.phone.shown}</bdi>
            </Link>
            <br />
            <Link variant="standalone" href={`mailto:${shopAddress.mail}`}>
              <bdi>
                <span>{`${mailbox}@`}</span>
                <wbr />
                <span>{host}</span>
              </bdi>
            </Link>
          </Text>
        </Stack>
      </address>
    </Stack>
    <Sketch />
    <figcaption>
      <Link variant="standalone" external href={shopAddress.map}>
        Open the place on OpenStreetMap
      </Link>
    </figcaption>
  </figure>
);
