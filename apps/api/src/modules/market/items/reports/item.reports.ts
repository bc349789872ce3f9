import type { Reportable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import * as moderation from './item-moderation.service.ts';

/** Ads that somebody reports, and those that wait for approval: approved, sent back, or blocked. */
export const itemReports: readonly Reportable<Deps>[] = [
  {
    kind: 'item',
    read: moderation.readItems,
    withhold: moderation.withholding,
    recent: moderation.listRecentTexts,
    removal: { action: moderation.blocking, list: moderation.listItemsOfPeriod },
    actions: { hide: moderation.blocking },
  },
  {
    kind: 'listing',
    isWaiting: true,
    read: moderation.readItems,
    actions: {
      publish: moderation.approval,
      reject: moderation.rejection,
      hide: moderation.blocking,
    },
  },
];
