import { EmptyState, Skeleton } from "@pallu/ui";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure } from "../../platform/Failure.tsx";
import { useRead } from "../../platform/useRead.ts";
import { BannerFields } from "./BannerFields.tsx";
import { isPlace, placeWords } from "./banners.rules.ts";

/** Changes a banner, or adds the one after the last. */
export const BannerPage = (): ReactElement => {
  const { place = "", number: text = "" } = useParams();
  const reading = useRead("GET /api/desk/banners", {});
  const { data } = reading;
  const number = Number(text);
  const back = { href: "/banners", label: "Banners" };
  const banners = data?.banners.filter((banner) => banner.place === place) ?? [];
  const banner = banners[number - 1];
  const isNew = number === banners.length + 1;
  if (!isPlace(place) || (data && !banner && !isNew))
    return (
      <Page title="Banner" back={back}>
        <EmptyState title="There is no such banner">It may have been removed.</EmptyState>
      </Page>
    );
  return (
    <Page
      title={data && isNew ? "Add a banner" : `Banner ${number}`}
      tabTitle={`${placeWords[place].title}, banner ${number}`}
      back={back}
    >
      <ReadFailure what="The banner" reading={reading} />
      {!data && !reading.failure && <Skeleton lines={5} />}
      {data && <BannerFields place={place} number={number} banner={banner} />}
    </Page>
  );
};
