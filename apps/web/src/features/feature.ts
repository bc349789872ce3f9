import type { Domain } from '@oche/validators/domain';
import type { LucideIcon } from 'lucide-react';
import type { BoardNumber } from '../components/board/board-geometry.ts';
import type { Badge } from '../components/text.tsx';

/**
 * What mechanisms of the web (notifications, search, the head of a page) show of a domain. Its words
 * are in `i18n/<language>/domains/<domain>.ts`, its parts of the admin area in `admin-sections.ts` beside it.
 */
export interface Feature {
  domain?: Domain;
  /** the sign of what comes from it */
  icon?: LucideIcon;
  /** of what kind a result of the search is */
  resultTone?: Parameters<typeof Badge>[0]['tone'];
  /** the bed of the board that the head of its pages shows, and the first part of their addresses */
  bed?: readonly [BoardNumber, ...string[]];
}
