import type { ComponentType } from 'react';
import type { Namespace, TextsOf } from '../i18n/namespaces.ts';

/** A part of the admin area, with its code, which nobody else downloads. */
export interface AdminSection {
  /** the first part of the address below `/admin/`; that of the overview is empty */
  path: '' | Exclude<keyof TextsOf<'domains'>['tabs'], 'overview'>;
  /** what moderators may look at: its list, or everything below its address; nothing where this is missing */
  forModerators?: 'list' | 'all';
  /** where below its address moderators change things as admins do */
  isForModeratorsToChange?: (rest: readonly string[]) => boolean;
  /** what it needs beside the texts of `admin` */
  texts: readonly Namespace[];
  load: () => Promise<ComponentType<SectionProps>>;
  /** its data is loaded when it is shown, so the server has only its shape in the page */
  isLate?: boolean;
}

interface SectionProps {
  /** the further parts of the address: of `/admin/users/abc` it is `['abc']` */
  rest: readonly string[];
  /** the search parameters as they came; each section reads its own by a schema */
  search: Record<string, unknown>;
}
