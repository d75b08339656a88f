import { formatMinor } from "@pallu/contract";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import type { RefusedRow } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { changeAddress } from "../orders/addressChange.service.ts";
import { addressText } from "../orders/deliveryAddress.rules.ts";
import { addNote, removeNote } from "../orders/orderNotes.service.ts";
import { forbiddenText, stateWords } from "../orders/orderRefusals.rules.ts";
import { actionTo, allowedActions, stateAfter } from "../orders/orderStates.rules.ts";
import type { TargetState } from "../orders/orderStates.rules.ts";
import { changeOrders, previewOrders } from "../orders/orderStates.service.ts";
import type { ChangedOrder, RefusedChange } from "../orders/orderStates.service.ts";
import type { Tracking } from "../orders/orderStates.repo.ts";
import { changeTracking } from "../orders/orderTracking.service.ts";
import { noteBodyOf } from "./merchantOrderBodies.ts";
import { merchantOrderChangeEndpoints as endpoints } from "./merchantOrderChanges.rules.ts";
import { gone, refusedRows, unknown } from "./refusals.ts";

type SentTracking = { number: string | null; link: string | null } | undefined;

const storedTracking = ({ number, link }: NonNullable<SentTracking>): Tracking => ({
  trackingNumber: number,
  trackingLink: link,
});

const trackingOf = (sent: SentTracking) => sent && { tracking: storedTracking(sent) };

const refusalOf = (refused: RefusedChange, to: TargetState): RefusedRow => {
  const { id } = refused;
  switch (refused.kind) {
    case "unknown":
      return { id, code: "unknown_order", message: `There is no order ${id}.` };
    case "imported":
      return {
        id,
        code: "imported_order",
        message: `${id} was imported from another shop and cannot be changed.`,
      };
    case "above_limit":
      return {
        id,
        code: "refund_limit",
        message: `${id} costs ${formatMinor(refused.totalPaise, "INR")}: members of staff refund up to ${formatMinor(refused.limitPaise, "INR")}. Ask an owner.`,
      };
    case "unexpected":
      return {
        id,
        code: "unexpected_state",
        message: `${id} is ${stateWords[refused.before]} now: somebody has changed it.`,
      };
    case "forbidden":
      return {
        id,
        code: "forbidden_change",
        message: forbiddenText(id, { ...refused, to }),
      };
  }
};

const changeBodyOf = ({ id, before, after, coupon, mailTo }: ChangedOrder) => ({
  id,
  before,
  after,
  coupon: coupon ?? null,
  mailTo: mailTo ?? null,
  allowed: allowedActions(after),
});

/** The endpoints that change orders and write notes on them. */
export const merchantOrderChangeRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };
  return [
    keyRoute(
      endpoints.changeOrder,
      "orders:write",
      async ({ params, body, caller }) => {
        const { action, reason, restock, tracking } = body;
        const id = params.orderId;
        const change = {
          orders: [{ id, ...trackingOf(tracking) }],
          to: stateAfter(action),
          reason,
          restock,
        };
        const outcome = await changeOrders(context, change, caller);
        if (outcome.kind === "refused") {
          const [refused] = outcome.refusals;
          if (refused?.kind !== "forbidden" && refused?.kind !== "above_limit")
            throw unknown("order", id);
          const { code, message } = refusalOf(refused, change.to);
          if (refused.kind === "above_limit") throw merchantError(403, code, message);
          throw merchantError(409, code, message, {
            allowed: refused.allowed.map((state) => actionTo[state]),
          });
        }
        const [changed] = outcome.orders;
        if (!changed) throw unknown("order", id);
        const { mailTo: _mail, ...changedBody } = changeBodyOf(changed);
        return { status: 200, body: { ...changedBody, restockedPieces: outcome.restockedPieces } };
      },
      { confirm: ({ body }) => body.action === "refund" },
    ),
    keyRoute(
      endpoints.changeOrderList,
      "orders:write",
      async ({ body, caller }) => {
        const { action, reason, restock, dryRun } = body;
        const change = {
          orders: body.orders.map(({ tracking, ...order }) => ({
            ...order,
            ...trackingOf(tracking),
          })),
          to: stateAfter(action),
          reason,
          restock,
        };
        const answer = (
          { orders, restockedPieces }: { orders: readonly ChangedOrder[]; restockedPieces: number },
          refused: RefusedRow[] = [],
        ) => ({
          dryRun,
          changes: orders.map(changeBodyOf),
          mails: orders.filter(({ mailTo }) => mailTo !== undefined).length,
          restockedPieces,
          refused,
        });
        if (dryRun) {
          const preview = await previewOrders(context, change, caller);
          const refused = preview.refusals.map((each) => refusalOf(each, change.to));
          return { status: 200, body: answer(preview, refused) };
        }
        const outcome = await changeOrders(context, change, caller);
        if (outcome.kind === "refused") {
          const { refusals } = outcome;
          const isEach = (each: RefusedChange["kind"]): boolean =>
            refusals.every(({ kind }) => kind === each);
          throw refusedRows(
            isEach("unknown") ? 404 : isEach("above_limit") ? 403 : 409,
            refusals.map((each) => refusalOf(each, change.to)),
          );
        }
        return { status: 200, body: answer(outcome) };
      },
      { confirm: ({ body }) => body.action === "refund" && !body.dryRun },
    ),
    keyRoute(endpoints.changeOrderTracking, "orders:write", async ({ params, body, caller }) => {
      const { orderId: id } = params;
      const { tracking, expected, mail } = body;
      const change = {
        orderId: id,
        tracking: storedTracking(tracking),
        ...(expected && { expected: storedTracking(expected) }),
        isMailed: mail,
      };
      const outcome = await changeTracking(context, change, caller);
      switch (outcome.kind) {
        case "changed":
          return { status: 200, body: { id, tracking, mailTo: outcome.mailTo } };
        case "unexpected":
          throw merchantError(
            409,
            "unexpected_tracking",
            `The tracking of ${id} is ${outcome.tracking.trackingNumber ?? outcome.tracking.trackingLink ?? "empty"} now: somebody has changed it.`,
          );
        case "forbidden":
          throw merchantError(
            409,
            "forbidden_change",
            `${id} is ${stateWords[outcome.state]}: only a shipped order has tracking that can be changed.`,
          );
        case "unknown":
        case "imported":
          throw unknown("order", id);
      }
    }),
    keyRoute(endpoints.changeOrderAddress, "orders:write", async ({ params, body, caller }) => {
      const { orderId: id } = params;
      const { address, expected } = body;
      const change = { orderId: id, address, ...(expected && { expected }) };
      const outcome = await changeAddress(context, change, caller);
      switch (outcome.kind) {
        case "changed":
          return { status: 200, body: { id, mailTo: outcome.mailTo } };
        case "unexpected":
          throw merchantError(
            409,
            "unexpected_address",
            `Somebody has changed the address of ${id} meanwhile. It is now: ${addressText(outcome.address)}`,
          );
        case "forbidden":
          throw merchantError(
            409,
            "forbidden_change",
            `${id} is ${stateWords[outcome.state]}: only an order that is not sent yet can get another address.`,
          );
        case "unknown":
        case "imported":
          throw unknown("order", id);
      }
    }),
    keyRoute(endpoints.addOrderNote, "orders:write", async ({ params, body, caller }) => {
      const { orderId } = params;
      const outcome = await addNote({ db: db.write, clock }, { orderId, ...body }, caller);
      if (outcome.kind === "unknown") throw unknown("order", orderId);
      if (outcome.kind === "erased")
        throw merchantError(
          409,
          "erased_person",
          `The account of ${orderId} is erased, so nothing more is kept about the person.`,
        );
      return { status: 201, body: noteBodyOf(outcome.note, caller) };
    }),
    keyRoute(endpoints.removeOrderNote, "orders:write", async ({ params, caller }) => {
      const { orderId, noteId } = params;
      const outcome = await removeNote({ db: db.write, clock }, { orderId, noteId }, caller);
      if (outcome.kind === "unknown") throw gone("note");
      if (outcome.kind === "other")
        throw merchantError(
          409,
          "other_author",
          `Only ${outcome.by}, who wrote it, can remove it.`,
        );
      return { status: 200, body: { id: noteId } };
    }),
  ];
};
