import { rmSync } from 'node:fs';
import { dataDir } from './server.ts';

// every run begins with the demo data and nothing else
rmSync(dataDir, { recursive: true, force: true });
await import(new URL('../../apps/api/src/main.ts', import.meta.url).href);
