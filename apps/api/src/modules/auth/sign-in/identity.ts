import { z } from 'zod';

/** An account at an OpenID Connect provider: `sub` is only unique together with `iss`. */
export const identitySchema = z.object({ issuer: z.string(), subject: z.string() });

export type ExternalIdentity = z.infer<typeof identitySchema>;

/** What an OpenID Connect provider says about the person who came back from it. */
export interface ExternalProfile extends ExternalIdentity {
  email: string | null;
  /** whether the provider guarantees that the address is theirs */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** with which the provider is asked to end its session, too */
  idToken: string;
}
