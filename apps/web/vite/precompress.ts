import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes .br and .gz files beside the hashed assets, so that the server never compresses these. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'oche:precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder)) {
        if (COMPRESSIBLE.test(name)) compress(join(folder, name));
      }
    },
  };
}

/** How brotli may write how far back something stood (RFC 7932, 4: NPOSTFIX and NDIRECT); which is best differs by file. */
const DISTANCES = [
  [0, 0],
  [0, 4],
  [1, 0],
  [2, 0],
] as const;
/** Below this the first one does. Bytes. */
const LARGE = 20_000;

/** Writes a file's .br and .gz beside it. */
export function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const tried = content.length < LARGE ? DISTANCES.slice(0, 1) : DISTANCES;
  const [smallest = content] = tried
    .map((distances) => inBrotli(content, distances))
    .sort((one, other) => one.length - other.length);
  writeFileSync(`${path}.br`, smallest);
}

function inBrotli(content: Buffer, [postfix, direct]: readonly [number, number]): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });
}
