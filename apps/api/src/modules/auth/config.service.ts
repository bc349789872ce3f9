import type { authConfigOutput } from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { Env } from '../../env.ts';

/** Accounts of the demo data. The sign-in page and the admin area offer them when development sign-in is on. */
const TEST_ACCOUNT = 'anna@oche.test';
const TEST_ADMIN = 'admin@oche.test';

/** The ways to sign in that this installation has. */
export function getAuthConfig(env: Env): z.infer<typeof authConfigOutput> {
  return {
    devLogin: env.DEV_LOGIN,
    devAutoLogin: env.DEV_AUTO_LOGIN,
    testAccountEmail: env.DEV_LOGIN ? TEST_ACCOUNT : null,
    testAdminEmail: env.DEV_LOGIN ? TEST_ADMIN : null,
    oidcName: env.OIDC_ISSUER ? env.OIDC_NAME : null,
  };
}
