import type { authConfigOutput } from '@oche/validators/auth';
import type { z } from 'zod';
import type { Env } from '../../env.ts';

/** Of the demo data; the sign-in page offers it where development sign-in is on. */
const TEST_ACCOUNT = 'anna@oche.test';

/** Which ways to sign in this installation has. */
export function getAuthConfig(env: Env): z.infer<typeof authConfigOutput> {
  return {
    devLogin: env.DEV_LOGIN,
    devAutoLogin: env.DEV_AUTO_LOGIN,
    testAccountEmail: env.DEV_LOGIN ? TEST_ACCOUNT : null,
    oidcName: env.OIDC_ISSUER ? env.OIDC_NAME : null,
  };
}
