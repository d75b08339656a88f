import { Readable } from "node:stream";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import { catalogueCsv } from "../catalogue/catalogueExport.service.ts";
import { csvLines } from "../catalogue/csvFile.ts";
import { exportColumns, exportedOrders } from "../orders/orderExport.service.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { deskExportEndpoints as endpoints } from "./deskExports.rules.ts";

const attachment = (name: string) => ({
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": `attachment; filename="${name}"`,
});

/** Files that the shop writes. They are sent while they are read, so that memory does not grow with them. */
export const deskExportRoutes = ({ db, clock }: Context): RouteDefinition[] => [
  keyRoute(endpoints.exportCatalogue, "catalogue:read", async ({ params: { file } }) => ({
    status: 200,
    headers: attachment(file),
    body: Readable.from(catalogueCsv(db.read, file)),
  })),
  keyRoute(
    endpoints.exportSales,
    "reports:read",
    async ({ query: { from, to, tax = null }, caller }) => {
      const [first, last] = [shopDayOf(from), shopDayOf(to)];
      if (!first || !last) throw merchantError(422, "invalid", "The period has no days.");
      await insertAudit(
        db.write,
        { actor: caller, action: "order:export", changedAt: clock.now() },
        [{ target: "orders", after: { from, to } }],
      );
      const rows = exportedOrders(db.read, { from: first.from, to: last.to }, tax);
      return {
        status: 200,
        headers: attachment(`orders-${from}-${to}.csv`),
        body: Readable.from(csvLines(rows, exportColumns)),
      };
    },
    { confirm: true },
  ),
];
