import { hearableBy } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { staffRoleOf } from '../access/staff-access.service.ts';
import { getLounge, listMyLounges } from '../page/lounge.service.ts';

export const hearableLounges = hearableBy({
  kind: 'lounge',
  texts: { de: 'Lounge', en: 'Lounge' },
  path: /^\/venues\/(\d{1,15})$/,
  pathOf: (id) => `/venues/${id}`,
  async read(ctx: MemberContext, id) {
    const { name } = await getLounge(ctx, { id });
    return { name, isRun: (await staffRoleOf(ctx.db, ctx.actor, id)) !== null };
  },
  show: ({ name, isRun }) => ({ name, isRun }),
  offered: async (ctx) => (await listMyLounges(ctx)).map(({ id }) => id),
});
