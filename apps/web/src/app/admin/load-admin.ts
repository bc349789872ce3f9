import type { Role } from '@oche/validators/auth/schemas';
import type { I18n } from '../../i18n/i18n.ts';
import { mayOpen, sectionOf } from './sections.ts';
import { MAIN_TABS, MORE_TABS } from './tabs.ts';

export interface LoadedAdmin {
  title: string;
  /** of the section; null where there is none, and for readers whom it isn't there for */
  path: string | null;
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
  await Promise.all([section.load(), i18n.load('admin', 'areas', ...section.texts)]);
  const { title, tabs } = i18n.texts('admin');
  const tab = [...MAIN_TABS, ...MORE_TABS].find(({ path }) => path === section.path);
  const titles = [tab ? tabs[tab.label]() : null, title()];
  return { title: titles.filter(Boolean).join(' · '), path: section.path, isDenied, rest };
}
