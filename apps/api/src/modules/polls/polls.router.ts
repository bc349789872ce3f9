import { router } from '../../trpc/init.ts';

export const pollsRouter = router({});
