import type { TestApi, TestMember } from '../../testing/index.ts';

/** Rates a member, as if they had played for it. @param points whole ones */
export async function setPoints(
  { deps }: TestApi,
  { id }: TestMember,
  points: number,
): Promise<void> {
  const at = deps.clock.now();
  await deps.db
    .insertInto('ranking_ratings')
    .values({
      user_id: id,
      rating: points * 100,
      deviation: 6000,
      volatility: 6_000_000,
      rated_at: at,
      certain_until: null,
    })
    .execute();
}
