import { LRUCache } from "lru-cache";
import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { MAX_PICTURE_BYTES, storeUpload } from "../catalogue/pictureUploads.service.ts";
import type { UploadOutcome } from "../catalogue/pictureUploads.service.ts";
import { findPicturesPage } from "../catalogue/uploadedPictures.repo.ts";
import { pageOf, unknownPage } from "../merchant/pages.ts";
import { gone } from "../merchant/refusals.ts";
import { deskPictureEndpoints as endpoints } from "./deskPictures.rules.ts";
import { findIncoming, incomingPath, removeIncoming } from "./incomingFiles.ts";

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** The endpoints of pictures that members of staff upload. */
export const deskPictureRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const { dataDir } = config;
  /** By file. Who asks again, because an answer was late, gets that of the same work. */
  const works = new LRUCache<string, Promise<UploadOutcome>>({ max: 200 });

  const storeOnce = (
    fileId: string,
    details: { name: string; shape: "card" | "strip" },
    caller: Caller,
  ): Promise<UploadOutcome> => {
    const begun = works.get(fileId);
    if (begun) return begun;
    const sent = { path: incomingPath(dataDir, fileId), ...details };
    const work = storeUpload({ db: db.write, clock, config }, sent, caller).then(
      async (outcome) => {
        await removeIncoming(dataDir, fileId);
        return outcome;
      },
      (error: unknown) => {
        works.delete(fileId);
        throw error;
      },
    );
    works.set(fileId, work);
    return work;
  };

  return [
    keyRoute(endpoints.listPictures, "catalogue:read", async ({ query }) => {
      const { find, after, limit } = query;
      if (after !== undefined && !/^\d{1,15}$/.test(after)) throw unknownPage(after);
      const beforeId = after === undefined ? undefined : Number(after);
      const found = await findPicturesPage(db.read, { find, beforeId }, limit + 1);
      const named = found.map(({ id, image }) => ({ id: String(id), image }));
      const { rows, next } = pageOf(named, limit);
      return { status: 200, body: { pictures: rows, next } };
    }),
    keyRoute(
      endpoints.addPicture,
      "catalogue:write",
      async ({ body: { fileId, shape }, caller }) => {
        const file = await findIncoming(dataDir, fileId);
        if (!file && !works.has(fileId)) throw gone("file");
        const name = file?.name ?? "";
        if (file && file.received < file.bytes)
          throw merchantError(409, "incomplete", `${name} has not arrived as a whole.`);
        if (/[/\\]/.test(name))
          throw merchantError(
            422,
            "invalid",
            `'${name}' is not the name of a file: send it without its folders.`,
          );
        const outcome = await storeOnce(fileId, { name, shape }, caller);
        if (outcome.kind === "too_large")
          throw merchantError(
            413,
            "too_large",
            `${name} has ${megabytes(outcome.bytes)}; ${megabytes(MAX_PICTURE_BYTES)} are the most. Save it smaller, and send it again.`,
          );
        if (outcome.kind === "refused")
          throw merchantError(422, "no_picture", `${name} cannot be used: ${outcome.reason}.`);
        const { kind: _kind, ...picture } = outcome;
        return { status: 201, body: picture };
      },
    ),
  ];
};
