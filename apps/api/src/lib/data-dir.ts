import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/** Absolute folder of the embedded database, of mails and uploads, wherever we start. */
export const dataDirOf = (env: Pick<Env, 'OCHE_DATA_DIR'>): string =>
  resolve(REPOSITORY, env.OCHE_DATA_DIR ?? '.data');
