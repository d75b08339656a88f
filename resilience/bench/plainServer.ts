/** The baseline: only Fastify and one prepared query with the same response. */
import { toProduct } from "@pallu/api/internals";
import type { ProductRow } from "@pallu/api/internals";
import { factEntries } from "@pallu/contract";
import { fastify } from "fastify";
import pg from "pg";

const factColumns = factEntries.map(([name, { column }]) => `p.${column} AS "${name}"`);

const QUERY = `SELECT p.id, p.name, c.name AS "categoryName", p.subcategory_id AS "subcategoryId",
  s.name AS "subcategoryName", p.image, p.offer_price_paise AS "offerPricePaise",
  p.list_price_paise AS "listPricePaise", p.description, p.tag, ${factColumns.join(", ")}, (SELECT coalesce(json_agg(json_build_object('productVariantId', v.id, 'productVariantImage', v.image,
    'productColor', v.colour, 'productColorName', v.colour_name, 'stockQuantity', v.stock)
    ORDER BY v.position, v.id), '[]'::json) FROM variants v WHERE v.product_id = p.id) AS variants
  FROM products p JOIN subcategories s ON s.id = p.subcategory_id JOIN categories c ON c.id = s.category_id
  ORDER BY p.position, p.id LIMIT $1`;

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const app = fastify();
app.get("/api/health", async () => ({ status: "ok" }));
app.get<{ Querystring: { limit?: string } }>("/api/products", async ({ query }) => {
  const values = [query.limit === undefined ? 500 : Number(query.limit)];
  const { rows } = await pool.query<ProductRow>({ name: "products", text: QUERY, values });
  return rows.map(toProduct);
});
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
