import { router } from '../../trpc/init.ts';

export const mediaRouter = router({});
