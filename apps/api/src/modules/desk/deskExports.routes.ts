import { Readable } from "node:stream";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import { catalogueCsv } from "../catalogue/catalogueExport.service.ts";
import { csvLines } from "../catalogue/csvFile.ts";
import { drawInvoice } from "../orders/drawInvoice.ts";
import { showAddresses } from "../orders/orderAddresses.service.ts";
import { findOrderDetails } from "../orders/orderDetails.repo.ts";
import { unknown } from "../merchant/refusals.ts";
import { countOrdersOf } from "../orders/salesReport.repo.ts";
import { readEmblemPicture } from "../shop/readEmblemPicture.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { exportColumns, exportedOrders } from "../orders/orderExport.service.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { deskExportEndpoints as endpoints } from "./deskExports.rules.ts";

const attachment = (name: string, type = "text/csv; charset=utf-8") => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
});

/** Files that the shop writes. They are sent while they are read, so that memory does not grow with them. */
export const deskExportRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  keyRoute(endpoints.exportCatalogue, "catalogue:read", async ({ params: { file } }) => ({
    status: 200,
    headers: attachment(file),
    body: Readable.from(catalogueCsv(db.read, file)),
  })),
  keyRoute(endpoints.exportInvoice, "orders:read", async ({ params, query, caller }) => {
    const { orderId } = params;
    const found = await findOrderDetails(db.read, [orderId]);
    const [order] = found;
    if (!order) throw unknown("order", orderId);
    const asked = { found, isAsked: query.address };
    const isShown = await showAddresses({ db: db.write, clock }, asked, caller);
    const brand = await readBrand(db.read, config);
    const emblem = await readEmblemPicture(config, brand);
    return {
      status: 200,
      headers: attachment(`invoice-${orderId}.pdf`, "application/pdf"),
      body: await drawInvoice(db.read, orderId, !isShown(order), brand, emblem),
    };
  }),
  keyRoute(
    endpoints.exportSales,
    "reports:read",
    async ({ query: { from, to, tax = null }, caller }) => {
      const [first, last] = [shopDayOf(from), shopDayOf(to)];
      if (!first || !last) throw merchantError(422, "invalid", "The period has no days.");
      const period = { from: first.from, to: last.to };
      await insertAudit(
        db.write,
        { actor: caller, action: "order:export", changedAt: clock.now() },
        [{ target: "orders", after: { from, to, orders: await countOrdersOf(db.read, period) } }],
      );
      const rows = exportedOrders(db.read, period, tax);
      return {
        status: 200,
        headers: attachment(`orders-${from}-${to}.csv`),
        body: Readable.from(csvLines(rows, exportColumns)),
      };
    },
    { confirm: true },
  ),
];
