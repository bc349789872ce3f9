import { router } from '../../trpc/init.ts';
import { favouritesRouter } from './favourites/favourites.router.ts';
import { figuresRouter } from './figures/figures.router.ts';
import { sharesRouter } from './shares/shares.router.ts';
import { viewsRouter } from './views/views.router.ts';

/** What the marketplace is asked; each part's procedures are in its own folder. */
export const marketRouter = router({
  favourites: favouritesRouter,
  figures: figuresRouter,
  shares: sharesRouter,
  views: viewsRouter,
});
