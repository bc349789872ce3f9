import { router } from '../../../trpc/init.ts';

export const friendsRouter = router({});
