import type { ComponentType } from 'react';
import type { I18n } from '../../i18n/i18n.ts';
import { type SectionProps, sectionOf } from './sections.ts';

export interface LoadedAdmin {
  title: string;
  /** missing for who is no admin, and where there is no such section */
  Section: ComponentType<SectionProps> | undefined;
  rest: readonly string[];
}

/** Loads the texts and the code of a section. */
export async function loadAdmin(
  i18n: I18n,
  { splat, isAdmin }: { splat: string; isAdmin: boolean },
): Promise<LoadedAdmin> {
  const { section, rest } = sectionOf(splat);
  await i18n.load('areas', ...(isAdmin && section ? section.texts : []));
  const { title } = i18n.texts('areas').list.admin;
  return { title: title(), rest, Section: isAdmin ? await section?.load() : undefined };
}
