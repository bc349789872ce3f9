import { router } from '../../trpc/init.ts';

export const homeRouter = router({});
