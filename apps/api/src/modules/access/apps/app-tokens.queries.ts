import type { Tx } from '@oche/db';

export interface AppTokens {
  appId: string;
  /** of one member alone */
  userId?: string;
  /** of one grant alone */
  grantId?: number;
  /** one alone */
  hash?: string;
}

/** @returns what was deleted */
export async function deleteAccessTokens(
  tx: Tx,
  { appId, userId, grantId, hash }: AppTokens,
): Promise<{ userId: string; hash: string }[]> {
  return tx
    .deleteFrom('access_tokens')
    .using(['app_grants', 'app_consents'])
    .whereRef('app_grants.id', '=', 'access_tokens.grant_id')
    .whereRef('app_consents.id', '=', 'app_grants.consent_id')
    .where('app_consents.app_id', '=', appId)
    .$if(userId !== undefined, (query) => query.where('app_consents.user_id', '=', userId ?? ''))
    .$if(grantId !== undefined, (query) => query.where('app_grants.id', '=', grantId ?? 0))
    .$if(hash !== undefined, (query) => query.where('access_tokens.hash', '=', hash ?? ''))
    .returning(['access_tokens.user_id as userId', 'access_tokens.hash'])
    .execute();
}
