import { router } from '../../trpc/init.ts';

/** What the marketplace is asked; each part's procedures are in its own folder. */
export const marketRouter = router({});
