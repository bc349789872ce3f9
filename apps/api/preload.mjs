// Node runs this before main.ts. It is plain JavaScript, as it opens the cache of what Node has
// compiled: without that Node loads its compiler of TypeScript, which holds 12 MB for good.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/oche-server'));
