import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The absolute path of the folder for the embedded database, mails and uploads. It doesn't depend
 * on the working directory.
 */
export const dataDirOf = (env: Pick<Env, 'OCHE_DATA_DIR'>): string =>
  resolve(REPOSITORY, env.OCHE_DATA_DIR ?? '.data');
