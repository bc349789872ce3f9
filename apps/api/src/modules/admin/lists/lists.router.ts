import { router } from '../../../trpc/init.ts';

export const listsRouter = router({});
