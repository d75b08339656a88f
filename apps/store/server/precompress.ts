import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|html|json|webmanifest)$/;

/** Writes a brotli and a gzip twin beside a text file of the build, so that no request waits for it. */
export const precompress = async (file: string): Promise<void> => {
  if (!compressible.test(file)) return;
  const source = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};
