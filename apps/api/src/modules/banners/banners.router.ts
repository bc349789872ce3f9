import { router } from '../../trpc/init.ts';

export const bannersRouter = router({});
