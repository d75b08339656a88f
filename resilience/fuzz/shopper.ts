import { variants } from "@pallu/api/schema";
import { paiseOf } from "@pallu/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Operation } from "./document.ts";
import { faultOf } from "./faults.ts";
import { byToken } from "./target.ts";
import type { Answer, Member, Target } from "./target.ts";

interface Item {
  id: string;
  unitPaise: number;
}

/** The expected state of a shopper. */
interface Model {
  stock: Map<string, number>;
  cart: Map<string, { cartId: string; quantity: number }>;
  orders: number;
}

interface Real {
  target: Target;
  member: Member;
  items: readonly Item[];
  /** Called on every response. */
  onAnswer: () => void;
}

const send = async (
  { target, member, onAnswer }: Real,
  name: string,
  url: string,
  body?: object,
): Promise<Answer> => {
  const operation = target.operations.find((one) => one.name === name);
  if (!operation) throw new Error(`The document has no ${name}.`);
  const answer = await target.send({
    method: operation.method,
    url,
    headers: { ...byToken(member), ...(body ? { "content-type": "application/json" } : {}) },
    body: body && JSON.stringify(body),
  });
  onAnswer();
  expectDocumented(operation, answer);
  return answer;
};

const expectDocumented = (operation: Operation, answer: Answer): void => {
  const fault = faultOf(answer, operation);
  if (fault !== null) throw new Error(`${operation.name} ${fault}`);
};

const expectStatus = (what: string, answer: Answer, ...expected: number[]): void => {
  if (!expected.includes(answer.status))
    throw new Error(
      `${what} was answered ${answer.status} instead of ${expected.join(" or ")}: ${answer.text}`,
    );
};

const read = <T>(answer: Answer): T => JSON.parse(answer.text) as T;

/** A step of the model-based test: an action and its postconditions. */
type Step = (model: Model, real: Real) => Promise<void>;

const command = (name: string, step: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: step,
  toString: () => name,
});

const addToCart =
  (index: number, quantity: number): Step =>
  async (model, real) => {
    const item = real.items[index % real.items.length];
    if (!item) return;
    const body = { userId: real.member.id, productVariantId: item.id, quantity };
    const answer = await send(real, "addToCart", "/api/cart/add", body);
    const isInCart = model.cart.has(item.id);
    const isEnough = quantity <= (model.stock.get(item.id) ?? 0);
    expectStatus("adding", answer, isInCart ? 200 : isEnough ? 201 : 409);
    if (answer.status === 201)
      model.cart.set(item.id, { cartId: read<{ cartId: string }>(answer).cartId, quantity });
  };

const lineAt = (model: Model, index: number) =>
  [...model.cart][index % Math.max(1, model.cart.size)];

const setQuantity =
  (index: number, quantity: number): Step =>
  async (model, real) => {
    const [variantId, line] = lineAt(model, index) ?? ["", { cartId: "no-such-line", quantity: 0 }];
    const answer = await send(real, "updateCart", `/api/cart/update/${line.cartId}`, { quantity });
    const isEnough = quantity <= (model.stock.get(variantId) ?? 0);
    expectStatus("changing", answer, variantId === "" ? 404 : isEnough ? 200 : 409);
    if (answer.status === 200) model.cart.set(variantId, { ...line, quantity });
  };

const removeLine =
  (index: number): Step =>
  async (model, real) => {
    const [variantId, line] = lineAt(model, index) ?? ["", { cartId: "no-such-line" }];
    const answer = await send(real, "removeFromCart", `/api/cart/${line.cartId}`);
    expectStatus("removing", answer, variantId === "" ? 404 : 200);
    model.cart.delete(variantId);
  };

interface CartItem {
  cartId: string;
  quantity: number;
  ProductVariant: { productVariantId: string; stockQuantity: number };
}

const readCart: Step = async (model, real) => {
  const answer = await send(real, "getCart", `/api/cart/${real.member.id}`);
  expectStatus("reading the cart", answer, 200);
  const actualLines = read<CartItem[]>(answer).map(
    ({ cartId, quantity, ProductVariant: { productVariantId, stockQuantity } }) =>
      `${productVariantId} ${cartId} ${quantity} of ${stockQuantity}`,
  );
  const expectedLines = [...model.cart].map(
    ([id, line]) => `${id} ${line.cartId} ${line.quantity} of ${model.stock.get(id)}`,
  );
  if (actualLines.join() !== expectedLines.join())
    throw new Error(`the cart is [${actualLines.join()}] instead of [${expectedLines.join()}]`);
};

const checkOut =
  (isHonest: boolean): Step =>
  async (model, real) => {
    const { id: userId } = real.member;
    const lines = [...model.cart];
    const products = lines.map(([, { cartId, quantity }]) => ({ cartId, quantity }));
    const paise = lines.reduce(
      (sum, [id, { quantity }]) =>
        sum + quantity * (real.items.find((item) => item.id === id)?.unitPaise ?? 0),
      0,
    );
    const total = isHonest ? paise / 100 : paise / 200;
    const body = { billData: { userId, fullName: "Asha" }, userId, products, total };
    const answer = await send(real, "checkout", "/api/orders/checkout", body);
    const isInStock = lines.every(([id, { quantity }]) => quantity <= (model.stock.get(id) ?? 0));
    expectStatus("checking out", answer, lines.length > 0 && isInStock && isHonest ? 200 : 409);
    if (answer.status !== 200) return;
    for (const [id, { quantity }] of lines)
      model.stock.set(id, (model.stock.get(id) ?? 0) - quantity);
    model.cart.clear();
    model.orders++;
  };

const readOrders: Step = async (model, real) => {
  const answer = await send(real, "listOrders", `/api/orders/user/${real.member.id}`);
  expectStatus("reading the orders", answer, 200);
  const { length } = read<unknown[]>(answer);
  if (length !== model.orders)
    throw new Error(`there are ${length} orders instead of ${model.orders}`);
};

const index = fc.nat(9);
const quantity = fc.integer({ min: 1, max: 7 });
const commands = fc.commands(
  [
    fc
      .tuple(index, quantity)
      .map(([at, count]) => command(`add ${count} of ${at}`, addToCart(at, count))),
    fc
      .tuple(index, quantity)
      .map(([at, count]) => command(`set ${at} to ${count}`, setQuantity(at, count))),
    index.map((at) => command(`remove ${at}`, removeLine(at))),
    fc.constant(command("read the cart", readCart)),
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      )
      .map((isHonest) =>
        command(isHonest ? "check out" : "check out at half the price", checkOut(isHonest)),
      ),
    fc.constant(command("read the orders", readOrders)),
  ],
  { maxCommands: 30, size: "max" },
);

const itemsOf = async (target: Target): Promise<Item[]> => {
  const answer = await target.send({ method: "GET", url: "/api/product-variants", headers: {} });
  const { data } = read<{
    data: { productVariantId: string; Product: { productOfferPrice: number } }[];
  }>(answer);
  return data.slice(0, 4).map(({ productVariantId, Product }) => ({
    id: productVariantId,
    unitPaise: paiseOf(Product.productOfferPrice),
  }));
};

const STOCK = 9;

/** Runs random sequences of shopper actions against the model. Returns the fault with the shortest sequence. */
export const runShopperModels = async (
  target: Target,
  { seed, minRequests }: { seed: number; minRequests: number },
): Promise<{ requests: number; runs: number; fault: string | null }> => {
  const items = await itemsOf(target);
  let requests = 0;
  let runs = 0;
  const property = fc.asyncProperty(commands, async (sequence) => {
    runs++;
    for (const { id } of items)
      await target.db.update(variants).set({ stock: STOCK }).where(eq(variants.id, id));
    const member = await target.newMember();
    const setup = () => ({
      model: {
        stock: new Map(items.map(({ id }) => [id, STOCK])),
        cart: new Map(),
        orders: 0,
      },
      real: { target, member, items, onAnswer: () => void requests++ },
    });
    await fc.asyncModelRun(setup, sequence);
  });
  for (let round = 0; requests < minRequests; round++) {
    const result = await fc.check(property, { seed: seed + round, numRuns: 10 });
    if (result.failed)
      return {
        requests,
        runs,
        fault: `${Array.from(result.counterexample?.[0] ?? [], (one) => one.toString()).join(", ")}: ${String((result.errorInstance as Error | null)?.message)}`,
      };
  }
  return { requests, runs, fault: null };
};
