import { router } from '../../../trpc/init.ts';

export const figuresRouter = router({});
