import { router } from '../../trpc/init.ts';

export const ownDataRouter = router({});
