import type { Permission } from './permission.ts';

const anyone: Permission = { access: 'public' };

/**
 * Who may call what of media channels, banners, the site and its administration, as a part of the one table in
 * `permissions.ts`.
 */
export const adminPermissions: Record<string, Permission> = {
  // banners
  'banners.click': { ...anyone, rest: 'POST /api/banners/{id}/click' },
  'banners.filled': anyone,
  'banners.impression': { ...anyone, rest: 'POST /api/banners/{id}/impression' },
  'banners.list': { ...anyone, rest: 'GET /api/banners' },
  'banners.show': anyone,
};
