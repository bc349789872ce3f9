import { router } from '../../trpc/init.ts';
import { conversationsRouter } from './deals/conversation/conversations.router.ts';
import { dealsRouter } from './deals/deals.router.ts';
import { disputesRouter } from './deals/dispute/disputes.router.ts';
import { offersRouter } from './deals/offer/offers.router.ts';
import { countProcedures } from './finding/counts/counts.router.ts';
import { favouritesRouter } from './finding/favourites/favourites.router.ts';
import { figuresRouter } from './finding/figures/figures.router.ts';
import { listProcedures } from './finding/list/list.router.ts';
import { ownSetRouter } from './finding/own-set/own-set.router.ts';
import { searchesRouter } from './finding/searches/searches.router.ts';
import { sharesRouter } from './finding/shares/shares.router.ts';
import { similarProcedures } from './finding/similar/similar.router.ts';
import { viewsRouter } from './finding/views/views.router.ts';
import { traderRouter } from './items/business/trader.router.ts';
import { draftRouter } from './items/draft/draft.router.ts';
import { itemProcedures } from './items/item/item.router.ts';
import { priceProcedures } from './items/price/price.router.ts';
import { reportProcedures } from './items/reports/reports.router.ts';
import { statusProcedures } from './items/status/status.router.ts';

/** What the marketplace is asked; each part's procedures are in its own folder. */
export const marketRouter = router({
  items: router({
    ...itemProcedures,
    ...statusProcedures,
    ...reportProcedures,
    ...priceProcedures,
    ...listProcedures,
    ...countProcedures,
    ...similarProcedures,
  }),
  drafts: draftRouter,
  trader: traderRouter,
  conversations: conversationsRouter,
  deals: dealsRouter,
  disputes: disputesRouter,
  favourites: favouritesRouter,
  figures: figuresRouter,
  ownSet: ownSetRouter,
  offers: offersRouter,
  searches: searchesRouter,
  shares: sharesRouter,
  views: viewsRouter,
});
