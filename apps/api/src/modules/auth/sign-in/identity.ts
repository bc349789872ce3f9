import { z } from 'zod';

/** An account at an OpenID Connect provider: `sub` is only unique together with `iss`. */
export const identitySchema = z.object({ issuer: z.string(), subject: z.string() });

export type ExternalIdentity = z.infer<typeof identitySchema>;
