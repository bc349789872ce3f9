import type { Role } from '@oche/validators/auth/schemas';
import { adminSections } from '../../features/admin/admin-sections.ts';
import type { AdminSection } from '../../features/admin-section.ts';

/** Those of every other feature, by its folder. */
const ofFeatures = import.meta.glob<readonly AdminSection[]>(
  ['../../features/*/admin-sections.ts', '!../../features/admin/admin-sections.ts'],
  { eager: true, import: 'adminSections' },
);

const users: AdminSection = {
  path: 'users',
  forModerators: 'list',
  texts: ['admin/members', 'forum/levels', 'moderation', 'report'],
  load: async () => (await import('./users.tsx')).Users,
};

/**
 * The parts of the admin area. All of it is one route, as every route costs each visitor's first page some bytes.
 */
export const sections: readonly AdminSection[] = [
  users,
  ...Object.values(ofFeatures).flat(),
  ...adminSections,
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
