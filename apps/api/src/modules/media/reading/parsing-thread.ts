import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from './document.ts';
import { parse } from './parse.ts';

parentPort?.postMessage(parse(workerData as Source));
