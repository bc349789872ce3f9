import { rmSync } from 'node:fs';
import { runDir } from './server.ts';

const clear = () => rmSync(runDir, { recursive: true, force: true });

// every run begins with nothing but the demo data, and leaves nothing behind
clear();
process.on('exit', clear);
await import(new URL('../../apps/api/src/main.ts', import.meta.url).href);
