import type { Permission } from './permission.ts';

const anyone: Permission = { access: 'public' };
const member: Permission = { access: 'member' };

/** Who may call what of the marketplace, as a part of the one table in `permissions.ts`. */
export const marketPermissions: Record<string, Permission> = {
  'market.favourites.add': { ...member, rest: 'POST /api/marketplace/{id}/favorite' },
  'market.favourites.list': member,
  'market.favourites.remove': {
    ...member,
    whileSuspended: true,
    rest: 'DELETE /api/marketplace/{id}/favorite',
  },
  'market.figures.get': member,
  'market.shares.report': anyone,
  'market.views.report': anyone,
};
