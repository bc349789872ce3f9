import { scopes } from '@oche/validators/access/scopes';
import type { Env } from '../../../env.ts';
import { publicUrl } from '../../../lib/public-url.ts';

type UrlEnv = Pick<Env, 'PUBLIC_URL' | 'PORT'>;

export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';

const ownCredentials = ['none', 'client_secret_basic', 'client_secret_post'];

/** By this name apps know us; it is the site's origin. */
export const issuerOf = (env: UrlEnv): string => new URL(publicUrl(env, '/')).origin;

/** What an app has to know to talk to us (RFC 8414). */
export const serverMetadata = (env: UrlEnv) => ({
  issuer: issuerOf(env),
  authorization_endpoint: publicUrl(env, AUTHORIZE_PATH),
  token_endpoint: publicUrl(env, TOKEN_PATH),
  revocation_endpoint: publicUrl(env, REVOKE_PATH),
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ownCredentials,
  revocation_endpoint_auth_methods_supported: ownCredentials,
  authorization_response_iss_parameter_supported: true,
  prompt_values_supported: ['none', 'consent', 'select_account'],
  service_documentation: publicUrl(env, '/developers'),
  op_policy_uri: publicUrl(env, '/privacy'),
  op_tos_uri: publicUrl(env, '/terms'),
  ui_locales_supported: ['de', 'en'],
});

/** Where whoever gets a 401 from the API learns who gives tokens for it (RFC 9728). */
export const resourceMetadata = (env: UrlEnv) => ({
  resource: issuerOf(env),
  authorization_servers: [issuerOf(env)],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_documentation: publicUrl(env, '/developers/tokens'),
});
