/**
 * What main.ts loads later or not at all. With `--compile` it loads this in place of starting, so that
 * preload.mjs has all of it without types.
 */
import '@oche/db/seeds';
import './app.ts';
import './lib/events/transport/nats-link.ts';
import './lib/storage/storage-s3.ts';
import './web/load-renderer.ts';
import './web/rendering/render-thread.ts';
