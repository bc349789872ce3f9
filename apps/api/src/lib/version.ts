import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

/** Oche's version, e.g. `0.30.0`; of all packages together. */
export const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
