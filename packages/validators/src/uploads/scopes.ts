import type { Scope } from '../access/scopes.ts';

/** What can be written with a token and shows pictures: for any of these it may upload some. */
export const UPLOAD_SCOPES = [
  'profile:write',
  'forum:write',
  'market:write',
  'media:write',
] as const satisfies readonly Scope[];
