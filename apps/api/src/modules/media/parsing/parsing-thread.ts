import { parentPort } from 'node:worker_threads';
import type { Source } from './document.ts';
import { parse } from './parse.ts';

parentPort?.on('message', (source: Source) => parentPort?.postMessage(parse(source)));
