import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { channelHiding, readReportedChannels } from './reports/channel-moderation.service.ts';

/** A channel is reported for what its entry says and shows, and for where it leads. */
export const mediaReports: readonly Reportable<Deps>[] = [
  { kind: 'channel', read: readReportedChannels, actions: { hide: channelHiding } },
];
