import type { mapConfigOutput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import type { Env } from '../../../../env.ts';

/** The server of this installation's map images, and whom to credit for them. */
export function getMapConfig(env: Env): z.infer<typeof mapConfigOutput> {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '' } = env;
  return { tiles: url ? { url, attribution } : null };
}
