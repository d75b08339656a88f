import type { Staff } from "../staff.ts";
import type { WeekContext } from "./context.ts";
import { changeAll, nextTracking } from "./orderChanges.ts";

/** Answers some of the open messages. The other one does so, too. */
const answerMessages = async (staff: Staff, { random }: WeekContext): Promise<void> => {
  const open = await staff.listOpenMessages();
  for (const id of random.sample(open, 3))
    await staff.change({ action: "message:answer", id, text: `About ${id}: it is on its way.` });
};

/** Confirms, books payments and delivers. Ravi works on overlapping orders at the same time, so some changes conflict. */
export const ashaRound = async (context: WeekContext): Promise<void> => {
  const { asha, random, plan } = context;
  const placed = await asha.listOrders({ state: "placed" });
  await changeAll(asha, "order:confirm", random.sample(placed, Math.ceil(placed.length * 0.8)));
  const pending = await asha.listOrders({ payment: "pending" });
  const [failing, ...paying] = random.sample(pending, Math.ceil(pending.length * 0.7));
  await changeAll(asha, "order:paid", paying);
  if (failing !== undefined && random.chance(0.5))
    await changeAll(asha, "order:unpaid", [failing], { reason: "The bank refused the transfer" });
  const shipped = await asha.listOrders({ state: "shipped" });
  const kept = Math.ceil(plan.returns / plan.days);
  await changeAll(asha, "order:deliver", random.sample(shipped, shipped.length - kept));
  await answerMessages(asha, context);
};

/** Books `due` returns. One of several is torn and stays out of stock. */
export const returnSome = async (
  { ravi, random, counts }: WeekContext,
  due: number,
): Promise<void> => {
  const candidates = [
    ...(await ravi.listOrders({ state: "delivered" })),
    ...(due > 1 ? await ravi.listOrders({ state: "shipped" }) : []),
  ];
  const chosen = random.sample(candidates, due);
  const torn = chosen.length > 1 ? chosen.slice(0, 1) : [];
  const good = chosen.filter((order) => !torn.includes(order));
  const reason = "Too long";
  counts.returned += (
    await changeAll(ravi, "order:return", good, { reason, restock: true })
  ).length;
  counts.returned += (
    await changeAll(ravi, "order:return", torn, { reason, restock: false })
  ).length;
};

/** Confirms, packs, ships, books `due` returns, and refunds. */
export const raviRound = async (context: WeekContext, due: number): Promise<void> => {
  const { ravi, random } = context;
  const placed = await ravi.listOrders({ state: "placed" });
  await changeAll(ravi, "order:confirm", random.sample(placed, Math.ceil(placed.length * 0.5)));
  const confirmed = await ravi.listOrders({ state: "confirmed" });
  await changeAll(ravi, "order:pack", random.sample(confirmed, Math.ceil(confirmed.length * 0.6)));
  const [alone, ...packed] = random.shuffled(await ravi.listOrders({ state: "packed" }));
  if (alone !== undefined)
    await changeAll(ravi, "order:ship", [alone], { tracking: nextTracking() });
  await changeAll(ravi, "order:ship", packed.slice(0, 20));
  await answerMessages(ravi, context);
  await returnSome(context, due);
  const paidBack = await ravi.listOrders({ state: "cancelled", payment: "paid" });
  const sentBack = await ravi.listOrders({ state: "returned", payment: "paid" });
  await changeAll(ravi, "order:refund", [...paidBack, ...sentBack]);
};
