import { type Scope, type ScopeDomain, scopeOf } from '@oche/validators/access/scopes';
import { AppError } from '../errors.ts';

/** The token that a request came with instead of a cookie. */
export interface AccessToken {
  id: number;
  scopes: readonly Scope[];
  /** of an app that a member has let in; null: the member's own token */
  appId: string | null;
}

type CallType = 'query' | 'mutation' | 'subscription';

/**
 * @param domain of the call; null or undefined: no token may make it, `any`: every token may
 * @throws AppError NOT_BY_TOKEN, INSUFFICIENT_SCOPE
 */
export function requireScopeFor(
  token: AccessToken,
  domain: ScopeDomain | 'any' | null | undefined,
  type: CallType,
): void {
  if (domain === 'any') return;
  requireTokenScope(token, domain ? scopeOf(domain, type) : null);
}

/**
 * @param scope null: no token may; of several, one will do
 * @throws AppError NOT_BY_TOKEN, INSUFFICIENT_SCOPE
 */
export function requireTokenScope(
  token: AccessToken,
  scope: Scope | readonly Scope[] | null,
): void {
  if (!scope) throw new AppError('NOT_BY_TOKEN');
  const scopes = [scope].flat();
  if (!scopes.some((one) => token.scopes.includes(one)))
    throw new AppError('INSUFFICIENT_SCOPE', { details: { scope: scopes.join(' ') } });
}
