/** Negative control: a server with a default connection pool, without error listeners and timeouts. */
import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });

const work = async (method: string | undefined): Promise<unknown> => {
  if (method !== "POST") return (await pool.query("SELECT id, stock FROM variants LIMIT 20")).rows;
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("UPDATE variants SET stock = stock WHERE id LIKE 'chaos%'");
    await client.query("COMMIT");
    return { success: true };
  } finally {
    client.release();
  }
};

createServer((request, response) => {
  request.resume();
  if (request.url === "/api/health") {
    response.end("{}");
    return;
  }
  work(request.method).then(
    (body) => response.end(JSON.stringify(body)),
    () => response.writeHead(500).end("{}"),
  );
}).listen(Number(process.env["PORT"]), "127.0.0.1");
