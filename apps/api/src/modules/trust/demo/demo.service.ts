import { demoUserId } from '@oche/db/seeds';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import { demoActor } from '../../../lib/demo.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { saveReview } from '../reviews/review.service.ts';
import * as queries from './demo.queries.ts';
import { demoReviews } from './demo-reviews.ts';

/**
 * Lets the demo members whose deals are done review each other, as members do, minutes after the deal. Does nothing
 * where somebody has done so. Of several processes that start together each may write, and one is heard.
 * @returns whether there was something to do
 */
export async function seedDemoReviews(deps: Deps): Promise<boolean> {
  const deals = await queries.listUnreviewed(deps.db, {
    titles: demoReviews.map(({ ad }) => ad),
    buyerIds: demoReviews.map(({ buyer }) => demoUserId(buyer)),
  });
  for (const { id: dealId, title, buyerId, sellerId, completedAt } of deals) {
    const said = demoReviews.find(({ ad }) => ad === title);
    if (!said) continue;
    const at = (who: string, minutes: number): ActingContext => {
      const now = new Date(Date.parse(completedAt) + minutes * MINUTE_MS);
      return { ...deps, clock: { now: () => now }, actor: demoActor(who) };
    };
    const [rating, comment] = said.ofSeller;
    await evenIfOver(saveReview(at(buyerId, 7), { dealId, rating, comment }));
    const [back, answer] = said.ofBuyer;
    await evenIfOver(saveReview(at(sellerId, 14), { dealId, rating: back, comment: answer }));
  }
  return deals.length > 0;
}
