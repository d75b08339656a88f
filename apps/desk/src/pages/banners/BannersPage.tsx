import { Button, ButtonLink, EmptyState, Heading, Inline, Link, Skeleton, Text } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useRef } from "react";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { useSession } from "../../platform/session.tsx";
import { useDiscarded } from "../../platform/useDiscarded.tsx";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { MAX_BANNERS, places, placeWords } from "./banners.rules.ts";
import type { Banner, Place } from "./banners.rules.ts";
import * as styles from "./banners.css.ts";

interface BannerCardProps {
  banner: Banner;
  /** Number of banners of the place. */
  count: number;
  canWrite: boolean;
  onMoved: (banners: Banner[]) => void;
  onRemoved: (bringBack: () => Promise<void>) => Promise<void>;
  /** Reads the banners again. */
  onAdded: () => Promise<void>;
}

const BannerCard = ({
  banner,
  count,
  canWrite,
  onMoved,
  onRemoved,
  onAdded,
}: BannerCardProps): ReactElement => {
  const { place, number, image, headline, alt, link, version } = banner;
  const move = useSend("POST /api/desk/banners/:place/:number/moves");
  const remove = useSend("DELETE /api/desk/banners/:place/:number");
  const add = useSend("PUT /api/desk/banners/:place/:number");
  const toast = useToast();
  /** Adds it again as the last one and moves it to where it was. */
  const bringBack = async (): Promise<void> => {
    const { linkText } = banner;
    const last = { place, number: String(count) };
    const words = { image, headline, linkText, alt, link };
    const added = await add.run({ params: last, body: { ...words, expected: null } });
    if (added && number < count) await move.run({ params: last, body: { to: number } });
    await onAdded();
    toast.show(
      added
        ? { text: "The banner is back.", tone: "success" }
        : { text: "The banner could not be brought back: add it again.", tone: "danger" },
    );
  };
  const params = { place, number: String(number) };
  const name = `banner ${number}`;
  const moveTo = async (to: number): Promise<void> => {
    const answer = await move.run({ params, body: { to, version } });
    if (!answer) return;
    onMoved(answer.banners);
    toast.show({ text: `The banner is number ${to} now.`, tone: "success" });
  };
  return (
    <li className={styles.card} data-row-id={`${place}-${number}`}>
      <img
        className={styles.picture}
        src={pictureUrl(image, { width: 320, height: 180 })}
        alt={alt}
        width={320}
        height={180}
        loading="lazy"
      />
      <p className={styles.words}>
        {canWrite ? (
          <Link
            href={`/banners/${place}/${number}`}
            onClick={() => leaveBy("banners", `${place}-${number}`)}
          >
            {`${number}. ${headline === "" ? "Without a headline" : headline}`}
          </Link>
        ) : (
          `${number}. ${headline}`
        )}
      </p>
      <p className={styles.minor}>{link ?? "The shop's own words and link"}</p>
      <SendFailure failure={move.failure ?? remove.failure} />
      {canWrite && (
        <Inline gap="s8">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Move ${name} earlier`}
            disabled={number === 1}
            busy={move.isSending}
            onClick={() => void moveTo(number - 1)}
          >
            Earlier
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Move ${name} later`}
            disabled={number === count}
            busy={move.isSending}
            onClick={() => void moveTo(number + 1)}
          >
            Later
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            busy={remove.isSending}
            onClick={() => {
              void remove.run({ params, query: { version } }).then(async (answer) => {
                if (answer) await onRemoved(bringBack);
              });
            }}
          >
            Remove
          </Button>
        </Inline>
      )}
    </li>
  );
};

/** The banners of the home page, place by place, in the order of the page. */
export const BannersPage = (): ReactElement => {
  const { can } = useSession();
  const offerBack = useDiscarded();
  const reading = useRead("GET /api/desk/banners", {});
  const { data, show, refresh } = reading;
  const page = useRef<HTMLDivElement>(null);
  const canWrite = can("catalogue:write");
  useRowFocus("banners", data !== undefined);
  const focusPlace = (place: Place): void =>
    page.current?.querySelector<HTMLElement>(`#${place}-banners`)?.focus();
  return (
    <Page title="Banners">
      <div ref={page} className={styles.page}>
        <ReadFailure what="The banners" reading={reading} />
        {!data && !reading.failure && <Skeleton lines={6} />}
        {data &&
          places.map((place) => {
            const banners = data.banners.filter((banner) => banner.place === place);
            const { title, hint } = placeWords[place];
            return (
              <section key={place} className={styles.section} aria-labelledby={`${place}-banners`}>
                <Heading level={2} size="h4" id={`${place}-banners`} tabIndex={-1}>
                  {title}
                </Heading>
                <Text>{hint}</Text>
                {banners.length === 0 ? (
                  <EmptyState title="There is no banner here yet" headingLevel={3}>
                    Add one: it needs a picture and the page that it leads to.
                  </EmptyState>
                ) : (
                  <ul role="list" className={styles.list}>
                    {banners.map((banner) => (
                      <BannerCard
                        key={banner.number}
                        banner={banner}
                        count={banners.length}
                        canWrite={canWrite}
                        onMoved={(moved) => show(() => ({ banners: moved }))}
                        onAdded={refresh}
                        onRemoved={async (bringBack) => {
                          await refresh();
                          offerBack(
                            () => void bringBack(),
                            "The banner is removed. Its picture stays.",
                            "Undo",
                          );
                          focusPlace(place);
                        }}
                      />
                    ))}
                  </ul>
                )}
                {canWrite && banners.length < MAX_BANNERS && (
                  <ButtonLink
                    href={`/banners/${place}/${banners.length + 1}`}
                    variant="secondary"
                    size="small"
                  >
                    Add a banner
                  </ButtonLink>
                )}
              </section>
            );
          })}
      </div>
    </Page>
  );
};
