import { router } from '../../trpc/init.ts';

export const clubsRouter = router({});
