import type { Permission } from './permission.ts';

/**
 * Who may call what of media channels, banners, the site and its administration, as a part of the one table in
 * `permissions.ts`.
 */
export const adminPermissions: Record<string, Permission> = {};
