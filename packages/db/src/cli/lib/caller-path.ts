import { resolve } from 'node:path';

/** A file that an argument names: relative to where pnpm was called, as our commands run elsewhere. */
export const callerPath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);
