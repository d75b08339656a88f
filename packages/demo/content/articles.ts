import type { Article } from "./articles/article.ts";
import { bagru } from "./articles/bagru.ts";
import { care } from "./articles/care.ts";
import { firstSilk } from "./articles/firstSilk.ts";
import { indigo } from "./articles/indigo.ts";
import { jacquard } from "./articles/jacquard.ts";
import { korvai } from "./articles/korvai.ts";
import { mending } from "./articles/mending.ts";
import { rooms } from "./articles/rooms.ts";
import { twoTowns } from "./articles/twoTowns.ts";
import { zari } from "./articles/zari.ts";
import type { PostId } from "./posts.ts";

/** The texts behind the posts. Long: only parts that are never hydrated import them. */
export const articles: Readonly<Record<PostId, Article>> = {
  "1": firstSilk,
  "2": zari,
  "3": care,
  "4": bagru,
  "5": indigo,
  "6": jacquard,
  "7": korvai,
  "8": rooms,
  "9": twoTowns,
  "10": mending,
};

/** Describes every comment form (BLOG-08). */
export const commentsClosed = "Comments are closed. You can read what others have said.";
