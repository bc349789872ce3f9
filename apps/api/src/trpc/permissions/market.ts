import type { Permission } from './permission.ts';

/** Who may call what of the marketplace, as a part of the one table in `permissions.ts`. */
export const marketPermissions: Record<string, Permission> = {};
