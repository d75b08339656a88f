import { formatShopDay } from "@pallu/contract";
import { partNames } from "@pallu/contract/shop";
import type { PartName } from "@pallu/contract/shop";
import { labelledSchema, placeLabel } from "@pallu/contract/shopLabels";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { EmblemError, readEmblem } from "../shop/emblem.rules.ts";
import { changeShopPart, readStoredParts } from "../shop/shopEdit.service.ts";
import type { PartOrder } from "../shop/shopEdit.service.ts";
import { seedFindings, shopFindings, wordedFindings } from "../shop/shopFindings.rules.ts";
import { findPart, listParts, listVersions, readShopState } from "../shop/shopParts.repo.ts";
import { merchantShopEndpoints as endpoints } from "./merchantShop.rules.ts";
import { gone, refusedRows } from "./refusals.ts";

/** The endpoints of the shop's own content. */
export const merchantShopRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };

  const answerChange = async (order: PartOrder, actor: Actor) => {
    const { name, dryRun } = order;
    const outcome = await changeShopPart(context, order, actor);
    switch (outcome.kind) {
      case "file":
        throw merchantError(
          409,
          "set_by_file",
          "SHOP_FILE is set: the shop's texts are those of its file. Change the file and start the shop again.",
        );
      case "frame_first":
        throw merchantError(
          409,
          "frame_first",
          "This shop is still the demo, or has no name yet. Save “Name, menu and footer” first: it makes the shop your own.",
        );
      case "frame_needed":
        throw merchantError(
          409,
          "frame_needed",
          "The other parts need the name of the shop, which is in this one: remove them first.",
        );
      case "busy":
        throw merchantError(
          409,
          "busy",
          "Somebody else is changing the shop's texts. Try again in a moment.",
        );
      case "invalid": {
        const refused = outcome.faults.map(({ path, reason }) => ({
          id: path.join("."),
          code: "invalid",
          message: reason.endsWith("?") ? reason : `${reason}.`,
        }));
        const [first] = refused;
        const place = placeLabel(first?.id ?? name, { [name]: order.value });
        throw refusedRows(422, refused, `${place || "The part"} ${first?.message ?? ""}`);
      }
      case "unexpected": {
        const { present } = outcome;
        const words = present
          ? `${present.changedBy} changed it on ${formatShopDay(present.changedAt)}`
          : "somebody has removed it";
        throw merchantError(
          409,
          "unexpected_part",
          `Since you opened this part ${words}. Compare it with yours.`,
        );
      }
      case "changed":
        return {
          status: 200,
          body: { dryRun, part: name, before: outcome.before, after: outcome.after },
        } as const;
    }
  };

  const findVersion = async (name: PartName, id: string) => {
    const found = (await listVersions(db.read, name)).find((each) => String(each.id) === id);
    if (!found) throw gone("version");
    return found;
  };

  return [
    keyRoute(endpoints.listShopParts, "content:read", async () => {
      const stored = new Map((await listParts(db.read)).map((row) => [row.name, row]));
      const { kind } = await readShopState(db.read, config);
      return {
        status: 200,
        body: {
          kind,
          setBy: config.shopFile === undefined ? null : "SHOP_FILE",
          parts: partNames.map((part) => {
            const row = stored.get(part);
            return {
              part,
              version: row?.hash ?? null,
              changedAt: row?.changedAt.toISOString() ?? null,
              changedBy: row?.changedBy ?? null,
            };
          }),
        },
      };
    }),
    keyRoute(endpoints.showShopPart, "content:read", async ({ params: { part } }) => {
      const found = await findPart(db.read, part);
      return {
        status: 200,
        body: {
          part,
          version: found?.hash ?? null,
          changedAt: found?.changedAt.toISOString() ?? null,
          changedBy: found?.changedBy ?? null,
          value: found ? { ...found.value } : null,
          schema: { ...labelledSchema(part) },
        },
      };
    }),
    keyRoute(endpoints.changeShopPart, "content:write", ({ params: { part }, body, caller }) =>
      answerChange({ name: part, ...body }, caller),
    ),
    keyRoute(endpoints.removeShopPart, "content:write", ({ params: { part }, query, caller }) => {
      const { expected, dryRun = false } = query;
      return answerChange({ name: part, value: null, expected, dryRun }, caller);
    }),
    keyRoute(endpoints.listShopVersions, "content:read", async ({ params: { part } }) => ({
      status: 200,
      body: {
        versions: (await listVersions(db.read, part)).map(
          ({ id, value, replacedAt, replacedBy }) => ({
            id: String(id),
            replacedAt: replacedAt.toISOString(),
            replacedBy,
            isMissing: value === null,
          }),
        ),
      },
    })),
    keyRoute(endpoints.showShopVersion, "content:read", async ({ params }) => {
      const { id, value, replacedAt, replacedBy } = await findVersion(
        params.part,
        params.versionId,
      );
      return {
        status: 200,
        body: {
          id: String(id),
          replacedAt: replacedAt.toISOString(),
          replacedBy,
          isMissing: value === null,
          value: value && { ...value },
        },
      };
    }),
    keyRoute(endpoints.restoreShopVersion, "content:write", async ({ params, body, caller }) => {
      const { value } = await findVersion(params.part, params.versionId);
      return answerChange({ name: params.part, value, ...body }, caller);
    }),
    keyRoute(endpoints.readEmblem, "content:write", async ({ body: { svg } }) => {
      try {
        return { status: 200, body: { emblem: { ...readEmblem(svg) } } };
      } catch (error) {
        if (!(error instanceof EmblemError)) throw error;
        throw merchantError(422, "invalid", `The file cannot be the emblem: ${error.message}.`);
      }
    }),
    keyRoute(endpoints.checkShop, "content:read", async () => {
      const parts = await readStoredParts(db.read);
      const findings = [...shopFindings(parts), ...seedFindings(config)];
      const isReady = findings.every(({ state }) => state !== "missing");
      return { status: 200, body: { isReady, findings: wordedFindings(findings, parts) } };
    }),
  ];
};
