import { router } from '../../trpc/init.ts';
import { traderRouter } from './business/trader.router.ts';
import { conversationsRouter } from './conversation/conversations.router.ts';
import { dealsRouter } from './deal/deals.router.ts';
import { draftRouter } from './draft/draft.router.ts';
import { favouritesRouter } from './favourites/favourites.router.ts';
import { figuresRouter } from './figures/figures.router.ts';
import { itemProcedures } from './item/item.router.ts';
import { listProcedures } from './list/list.router.ts';
import { offersRouter } from './offer/offers.router.ts';
import { ownSetRouter } from './own-set/own-set.router.ts';
import { reviewsRouter } from './reviews/reviews.router.ts';
import { searchesRouter } from './searches/searches.router.ts';
import { sharesRouter } from './shares/shares.router.ts';
import { viewsRouter } from './views/views.router.ts';

/** What the marketplace is asked; each part's procedures are in its own folder. */
export const marketRouter = router({
  items: router({ ...itemProcedures, ...listProcedures }),
  drafts: draftRouter,
  trader: traderRouter,
  conversations: conversationsRouter,
  deals: dealsRouter,
  favourites: favouritesRouter,
  figures: figuresRouter,
  ownSet: ownSetRouter,
  reviews: reviewsRouter,
  offers: offersRouter,
  searches: searchesRouter,
  shares: sharesRouter,
  views: viewsRouter,
});
