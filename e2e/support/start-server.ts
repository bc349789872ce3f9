import { rmSync } from 'node:fs';
import { runDir } from './server.ts';

const clear = () => rmSync(runDir, { recursive: true, force: true });

// every run begins with the demo data and nothing else, and leaves nothing
clear();
process.on('exit', clear);
await import(new URL('../../apps/api/src/main.ts', import.meta.url).href);
