import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { GAME, GUEST } from './result/game-thing.ts';
import {
  annulment,
  correction,
  doubt,
  readReportedGames,
} from './result/moderation/game-moderation.service.ts';
import { nameHiding, readReportedGuests } from './result/moderation/guest-moderation.service.ts';

/** What of the games can be reported. A doubted result is a case of its game, and withheld until then. */
export const gameReports: readonly Reportable<Deps>[] = [
  {
    kind: GAME,
    read: readReportedGames,
    withhold: doubt,
    actions: { annul: annulment, correct: correction },
  },
  { kind: GUEST, read: readReportedGuests, actions: { hide: nameHiding } },
];
