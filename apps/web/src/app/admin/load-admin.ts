import type { Role } from '@oche/validators/auth/schemas';
import type { AdminSection } from '../../features/admin-section.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { mayOpen, sectionOf } from './sections.ts';

export interface LoadedAdmin {
  title: string;
  /** of the section; null where there is none, and for readers whom it isn't there for */
  path: AdminSection['path'] | null;
  isDenied: boolean;
  rest: readonly string[];
}

/**
 * Loads the texts and the code of a section. What it returns travels from the server to the browser, so it holds
 * nothing but data.
 */
export async function loadAdmin(
  i18n: I18n,
  { splat, role }: { splat: string; role: Role },
): Promise<LoadedAdmin> {
  const { section, rest } = sectionOf(splat);
  const isDenied = section ? !mayOpen(role, section, rest) : role === 'user';
  if (isDenied || !section) {
    await i18n.load('areas');
    const title = i18n.texts('areas').list.admin.title();
    return { title, path: null, isDenied, rest };
  }
  await Promise.all([section.load(), i18n.load('admin', 'areas', 'domains', ...section.texts)]);
  const { title } = i18n.texts('admin');
  const { tabs } = i18n.texts('domains');
  const titles = [tabs[section.path || 'overview'](), title()];
  return { title: titles.join(' · '), path: section.path, isDenied, rest };
}
