import type { WeekContext } from "./context.ts";
import { changeAll, listOrders, nextTracking } from "./orderCommands.ts";

/** Confirms, books payments and delivers. Ravi works on overlapping orders at the same time, so some changes conflict. */
export const ashaRound = async ({ asha, random, plan }: WeekContext): Promise<void> => {
  const placed = await listOrders(asha, "--state", "placed");
  await changeAll(asha, "order:confirm", random.sample(placed, Math.ceil(placed.length * 0.8)));
  const pending = await listOrders(asha, "--payment", "pending");
  const [failing, ...paying] = random.sample(pending, Math.ceil(pending.length * 0.7));
  await changeAll(asha, "order:paid", paying);
  if (failing !== undefined && random.chance(0.5))
    await changeAll(asha, "order:unpaid", [failing], ["--reason", "The bank refused the transfer"]);
  const shipped = await listOrders(asha, "--state", "shipped");
  const kept = Math.ceil(plan.returns / plan.days);
  await changeAll(asha, "order:deliver", random.sample(shipped, shipped.length - kept));
};

/** Books `due` returns. One of several is torn and stays out of stock. */
export const returnSome = async (
  { ravi, random, counts }: WeekContext,
  due: number,
): Promise<void> => {
  const candidates = [
    ...(await listOrders(ravi, "--state", "delivered")),
    ...(due > 1 ? await listOrders(ravi, "--state", "shipped") : []),
  ];
  const chosen = random.sample(candidates, due);
  const torn = chosen.length > 1 ? chosen.slice(0, 1) : [];
  const good = chosen.filter((id) => !torn.includes(id));
  const reason = ["--yes", "--reason", "Too long"];
  counts.returned += (
    await changeAll(ravi, "order:return", good, reason, { restock: true })
  ).length;
  const options = [...reason, "--keep-out-of-stock"];
  counts.returned += (
    await changeAll(ravi, "order:return", torn, options, { restock: false })
  ).length;
};

/** Confirms, packs, ships, books `due` returns, and refunds. */
export const raviRound = async (context: WeekContext, due: number): Promise<void> => {
  const { ravi, random } = context;
  const placed = await listOrders(ravi, "--state", "placed");
  await changeAll(ravi, "order:confirm", random.sample(placed, Math.ceil(placed.length * 0.5)));
  const confirmed = await listOrders(ravi, "--state", "confirmed");
  await changeAll(ravi, "order:pack", random.sample(confirmed, Math.ceil(confirmed.length * 0.6)));
  const [alone, ...packed] = random.shuffled(await listOrders(ravi, "--state", "packed"));
  const tracking = nextTracking();
  if (alone !== undefined)
    await changeAll(ravi, "order:ship", [alone], ["--tracking", tracking], { tracking });
  await changeAll(ravi, "order:ship", packed.slice(0, 20));
  await returnSome(context, due);
  const paidBack = await listOrders(ravi, "--state", "cancelled", "--payment", "paid");
  const sentBack = await listOrders(ravi, "--state", "returned", "--payment", "paid");
  await changeAll(ravi, "order:refund", [...paidBack, ...sentBack], ["--yes"]);
};
