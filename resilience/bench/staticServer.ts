/** The baseline of a cached page: answers every request with the bytes of the file BODY, on PORT. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env["BODY"] ?? "");
createServer((_, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
