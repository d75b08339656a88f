import { Link, Notice, Skeleton, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useRead, useRefresh } from "../../platform/useRead.ts";
import { PartForm } from "./PartForm.tsx";
import { PartVersions } from "./PartVersions.tsx";
import { isPartName, partWords } from "./parts.rules.ts";
import type { PartName } from "./parts.rules.ts";
import { SetByFile } from "./SetByFile.tsx";

const PartContent = ({ name }: { name: PartName }): ReactElement => {
  const { can, shop } = useSession();
  const refresh = useRefresh();
  const reading = useRead("GET /api/desk/shop/parts/:part", { params: { part: name } });
  const parts = useRead("GET /api/desk/shop/parts", {});
  const { label, shows, path } = partWords[name];
  const { data: read } = reading;
  const isFrameMissing =
    parts.data?.parts.some(({ part, version }) => part === "frame" && version === null) ?? false;
  const isReadOnly =
    !can("content:write") ||
    (parts.data?.setBy ?? null) !== null ||
    (isFrameMissing && name !== "frame");
  const readAgain = async (): Promise<void> => {
    // The desk has the name of the shop, too.
    if (name === "frame") void refresh("/api/desk/session");
    await refresh("/api/desk/shop/");
  };
  return (
    <Page title={label} back={{ href: "/shop", label: "Shop" }}>
      <Stack gap="s24">
        <Text tone="muted">{shows}</Text>
        {parts.data?.setBy && <SetByFile />}
        {isFrameMissing &&
          (name === "frame" ? (
            <Notice tone="info" live={false} title="This makes the shop your own">
              With the first save the pages, texts and pictures of the demo disappear. Only what you
              write is shown then.
            </Notice>
          ) : (
            <Notice
              tone="info"
              live={false}
              title="First the name of the shop"
              action={<Link href="/shop/frame">{partWords.frame.label}</Link>}
            >
              The shop has no name of its own yet. Save that part first: it makes the shop your own.
            </Notice>
          ))}
        <ReadFailure what="This part" reading={reading} />
        {!read && !reading.failure && <Skeleton lines={6} />}
        {read && parts.data && (
          <>
            <Text>
              {read.changedAt === null ? (
                "Not written yet: shoppers do not see it."
              ) : (
                <>
                  {"Changed "}
                  <time dateTime={read.changedAt}>{formatDateTime(read.changedAt)}</time>
                  {" by "}
                  <bdi>{read.changedBy}</bdi>
                  {". "}
                  <Link href={new URL(path, shop.url).href} external>
                    See it in the shop
                  </Link>
                </>
              )}
            </Text>
            <PartForm
              read={read}
              isReadOnly={isReadOnly}
              isFirst={isFrameMissing && parts.data.kind === "demo"}
              onChanged={readAgain}
            />
            <PartVersions part={read} canRestore={!isReadOnly} onRestored={readAgain} />
          </>
        )}
      </Stack>
    </Page>
  );
};

/** Edits a part of the shop's own content. */
export const ShopPartPage = (): ReactElement => {
  const { part = "" } = useParams();
  return isPartName(part) ? (
    <PartContent key={part} name={part} />
  ) : (
    <Page title="There is no such part" back={{ href: "/shop", label: "Shop" }}>
      <Text>The address may be mistyped.</Text>
    </Page>
  );
};
