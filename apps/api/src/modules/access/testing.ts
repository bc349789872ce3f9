import { withTransaction } from '@oche/db';
import { scopes as allScopes, type Scope } from '@oche/validators/access/scopes';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { issueToken } from './tokens/token.service.ts';

/** A member's token, as if they had made it. */
export async function giveToken(
  { deps }: Pick<TestApi, 'deps'>,
  { id }: Pick<TestMember, 'id'>,
  scopes: readonly Scope[] = allScopes,
  expiresAt: Date | null = null,
): Promise<{ id: number; token: string; headers: { authorization: string } }> {
  const wanted = { userId: id, grantId: null, name: 'Bot', scopes, expiresAt };
  const issued = await withTransaction(deps.db, (tx) => issueToken(tx, deps, wanted));
  return { ...issued, headers: { authorization: `Bearer ${issued.token}` } };
}
