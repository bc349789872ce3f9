/**
 * What main.ts loads later or not at all. With `--compile` it loads this in place of starting, so that
 * the cache of preload.mjs holds everything.
 */
import '@oche/db/seeds';
import './lib/storage/storage-s3.ts';
import './web/rendering/render-thread.ts';
