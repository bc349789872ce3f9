import { join } from 'node:path';
import { rolesDir } from './server.ts';

/** Members of the demo data, who are signed in once for all tests. */
export const emails = {
  anna: 'anna@oche.test',
  ben: 'ben@oche.test',
  moderator: 'mod@oche.test',
  admin: 'admin@oche.test',
} as const;

export type RoleName = keyof typeof emails;

/**
 * The file with the cookies of a signed-in browser: `test.use({ storageState: signedIn('anna') })`.
 */
export const signedIn = (name: RoleName): string => join(rolesDir, `${name}.json`);

export const visitor = { cookies: [], origins: [] };
