import { randomUUID } from "node:crypto";
import { newOrderId } from "@pallu/api/internals";
import pg from "pg";
import { inParallel } from "../harness/load.ts";
import type { Shopper } from "../harness/fixtures.ts";

/** A whole checkout as one statement: the upper bound that the database sets. */
const CHECKOUT = `WITH cart AS (
  SELECT c.id, c.seq, c.variant_id, c.quantity, p.name, v.colour_name, v.image, p.offer_price_paise AS paise
  FROM cart_lines c JOIN variants v ON v.id = c.variant_id JOIN products p ON p.id = v.product_id
  WHERE c.user_id = $1 ORDER BY c.variant_id FOR UPDATE OF c
), total AS (SELECT sum(paise::bigint * quantity) AS paise FROM cart
), placed AS (
  INSERT INTO orders (id, user_id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor,
    discount_minor, total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2,
    additional_text, created_at)
  SELECT $2, $1, $3, 'INR', paise, 0, paise, 0, paise, 'Asha Rao', '', '', '', '', '', '', '', now() FROM total
), sold AS (
  INSERT INTO order_lines (order_id, position, variant_id, product_name, colour_name, image, quantity, unit_paise,
    unit_minor, line_minor)
  SELECT $2, row_number() OVER (ORDER BY seq), variant_id, name, colour_name, image, quantity, paise, paise,
    paise::bigint * quantity FROM cart
), gone AS (DELETE FROM cart_lines USING cart WHERE cart_lines.id = cart.id
), mail AS (
  INSERT INTO outbox (id, recipient, subject, text, attachments, created_at, due_at, sent_at)
  VALUES ($4, $1 || '@one.example', 'Your order', 'Thank you.', '[]', now(), now(), now())
), taken AS (
  UPDATE variants SET stock = stock - cart.quantity FROM cart
  WHERE variants.id = cart.variant_id AND variants.stock >= cart.quantity RETURNING variants.id
) SELECT count(*)::int AS taken FROM taken`;

/** Returns the checkouts per second without the API, with as many connections as the API has. */
export const oneStatementRate = async (
  databaseUrl: string,
  shoppers: readonly Shopper[],
  clients: number,
): Promise<number> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const began = performance.now();
  await inParallel(shoppers, clients, async ({ userId, lines }) => {
    const { rows } = await pool.query<{ taken: number }>({
      name: "checkout",
      text: CHECKOUT,
      values: [userId, newOrderId(), randomUUID(), randomUUID()],
    });
    if (rows[0]?.taken !== lines.length) throw new Error("The one statement did not sell a cart.");
  });
  const durationMs = performance.now() - began;
  await pool.end();
  return shoppers.length / (durationMs / 1000);
};
