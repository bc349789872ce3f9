import type { Role } from '@oche/validators/auth/schemas';
import type { AdminSection } from '../../features/feature.ts';
import { features } from '../../features/index.ts';

const users: AdminSection = {
  path: 'users',
  forModerators: 'list',
  texts: ['adminMembers', 'moderation', 'report'],
  load: async () => (await import('./users.tsx')).Users,
};

/**
 * The parts of the admin area. All of it is one route, as every route costs each visitor's first page some bytes.
 */
export const sections: readonly AdminSection[] = [
  users,
  ...features.flatMap(({ adminSections = [] }) => adminSections),
];

/** Whether somebody may see what is at an address of a section. */
export function mayOpen(
  role: Role,
  { forModerators }: AdminSection,
  rest: readonly string[],
): boolean {
  if (role !== 'moderator') return role === 'admin';
  return forModerators === 'all' || (forModerators === 'list' && rest.length === 0);
}

/** @param splat what follows `/admin/` */
export function sectionOf(splat: string): { section: AdminSection | undefined; rest: string[] } {
  const [path = '', ...rest] = splat.split('/').filter(Boolean);
  return { section: sections.find((each) => each.path === path), rest };
}
