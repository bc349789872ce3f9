import type { Domain } from '@oche/validators/domain';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BoardNumber } from '../components/board/board-geometry.ts';
import type { Badge } from '../components/text.tsx';
import type { Namespace, TextsOf } from '../i18n/namespaces.ts';

/**
 * What mechanisms of the web (notifications, search, the admin area, the head of a page) show of a domain. Its words
 * are in `i18n/<language>/domains/<domain>.ts`.
 */
export interface Feature {
  domain?: Domain;
  /** the sign of what comes from it */
  icon?: LucideIcon;
  /** of what kind a result of the search is */
  resultTone?: Parameters<typeof Badge>[0]['tone'];
  /** the bed of the board that the head of its pages shows, and the first part of their addresses */
  bed?: readonly [BoardNumber, ...string[]];
  adminSections?: readonly AdminSection[];
}

/** A part of the admin area, with its code, which nobody else downloads. */
export interface AdminSection {
  /** the first part of the address below `/admin/`; that of the overview is empty */
  path: '' | Exclude<keyof TextsOf<'domains'>['tabs'], 'overview'>;
  /** what moderators may look at: its list, or everything below its address; nothing where this is missing */
  forModerators?: 'list' | 'all';
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
