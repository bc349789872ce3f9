import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isCalled, isMarking, isWaiting, listToldMatches } from './called.queries.ts';
import { calledTexts, markingTexts, soonTexts, type ToldMatch } from './called-texts.ts';

const payload = z.object({ matchId: z.int(), tournamentId: z.int() });
type AboutMatch = z.infer<typeof payload>;

const aboutMatch: Omit<
  NotificationKind<Deps, AboutMatch, ToldMatch>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'games',
  payload,
  groupOf: ({ matchId }) => `match/${matchId}`,
  placeOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  pathOf: ({ tournamentId }) => `/tournaments/${tournamentId}`,
  // who is at the venue looks at the phone, not into the mail
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldMatches(db, { ids: told.map((one) => one.payload.matchId) });
    const matches = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => {
      const row = matches.get(one.payload.matchId);
      if (!row) return null;
      const { tournamentId, tournamentName, boardName, nameA, nameB, membersB } = row;
      const opponent = membersB.includes(one.recipientId) ? nameA : nameB;
      return { tournamentId, tournamentName, boardName, opponent, both: `${nameA} – ${nameB}` };
    });
  },
};

/** To the players of a match that has got a board. */
export const matchCalled = notificationKind({
  ...aboutMatch,
  kind: 'tournaments.called',
  isVisible: isCalled,
  texts: calledTexts,
});

/** To whoever marks it. */
export const matchToMark = notificationKind({
  ...aboutMatch,
  kind: 'tournaments.marking',
  isVisible: isMarking,
  texts: markingTexts,
});

/** To the players of one of the matches that come next. */
export const matchSoon = notificationKind({
  ...aboutMatch,
  kind: 'tournaments.soon',
  isVisible: isWaiting,
  texts: soonTexts,
});

export const eveningNotifications = [matchCalled, matchToMark, matchSoon];
