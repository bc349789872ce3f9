// node bench/forum-dump.ts FILE [POSTS]: a dump of a phpBB of half a million posts, to measure how long it takes to move in.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dumpText } from '../src/modules/imports/testing/dump-text.ts';
import { generatedTables } from '../src/modules/imports/testing/generated.ts';

const [path, posts = '500000'] = process.argv.slice(2);
if (!path) throw new Error('Say where to: node bench/forum-dump.ts FILE [POSTS]');
await pipeline(Readable.from(dumpText(generatedTables(Number(posts)))), createWriteStream(path));
