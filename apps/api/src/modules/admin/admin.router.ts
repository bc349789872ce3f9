import { mergeRouters, router } from '../../trpc/init.ts';
import { figuresRouter } from './figures/figures.router.ts';
import { listsRouter } from './lists/lists.router.ts';
import { membersRouter } from './members/members.router.ts';
import { systemRouter } from './system/system.router.ts';

/** What only admins call: it acts through the services of each domain. */
export const adminRouter = mergeRouters(
  listsRouter,
  figuresRouter,
  router({ members: membersRouter, system: systemRouter }),
);
