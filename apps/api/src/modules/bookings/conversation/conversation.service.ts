import { withTransaction } from '@oche/db';
import type { ConversationSubject } from '@oche/validators/conversations/schemas';
import { idOfText } from '@oche/validators/id-text';
import type { Conversational } from '../../../lib/declared/conversational.ts';
import type { Deps } from '../../../lib/deps.ts';
import { eachAlone, throwFailure } from '../../../lib/jobs/each-alone.ts';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import { setTeam } from '../../conversations/index.ts';
import * as queries from './conversation.queries.ts';

const aboutOf = (bookingId: number): string => `booking/${bookingId}`;

const bookingOf = (about: string): number => idOfText(about.slice('booking/'.length)) ?? 0;

/**
 * The member who has booked and those who run the lounge write to each other about a booking: one conversation with all
 * of the team, so whoever has the shift answers. A block does not close it, as a lounge knows who books with it.
 */
export const bookingConversations: Conversational = {
  kind: 'booking',
  async read(db, abouts, viewerId) {
    const rows = await queries.listSubjects(db, { bookingIds: abouts.map(bookingOf) });
    return new Map(rows.map((row) => [aboutOf(row.id), subjectOf(row, viewerId)]));
  },
  async mayWrite(db, about, userId) {
    const parties = await queries.getParties.first(db, { bookingId: bookingOf(about) });
    return parties !== undefined && [parties.memberId, ...parties.teamIds].includes(userId);
  },
  async open(db, bookingId, userId) {
    const parties = await queries.getParties.first(db, { bookingId });
    if (!parties || parties.teamIds.length === 0) return null;
    const memberIds = [parties.memberId, ...parties.teamIds];
    return memberIds.includes(userId)
      ? { about: aboutOf(bookingId), memberIds, isPair: false }
      : null;
  },
};

type Row = Awaited<ReturnType<typeof queries.listSubjects>>[number];

/** The member finds it among their own bookings, the team in the lounge's calendar. */
const subjectOf = ({ status, ...row }: Row, viewerId: string): ConversationSubject => ({
  title: row.name,
  subtitle: row.city,
  price: null,
  picture: null,
  path:
    row.memberId === viewerId
      ? `/bookings#booking-${row.id}`
      : `/venues/${row.loungeId}/manage?date=${localDateAt(row.timeZone, Date.parse(row.startAt))}`,
  state: status === 'no_show' ? 'completed' : status,
  startAt: row.startAt,
  endAt: row.endAt,
  timeZone: row.timeZone,
});

/**
 * Whoever joins a lounge's team can read its conversations about bookings, and whoever leaves it no longer can. When
 * one conversation fails, the others are still brought up to date; then all are tried again.
 */
export async function renewTeams(
  deps: Pick<Deps, 'db' | 'events' | 'log'>,
  { loungeId }: { loungeId: number },
): Promise<void> {
  const errors = await eachAlone(
    await queries.listTalkedAbout(deps.db, { loungeId }),
    (talk) => renewTeam(deps, talk),
    ({ conversationId }, error) =>
      deps.log.error({ err: error, conversationId }, 'a conversation keeps its former team'),
  );
  throwFailure(errors);
}

const renewTeam = (
  deps: Pick<Deps, 'db' | 'events'>,
  { id, conversationId }: { id: number; conversationId: number },
): Promise<void> =>
  withTransaction(deps.db, async (tx) => {
    const parties = await queries.getParties.first(tx, { bookingId: id });
    if (!parties) return;
    await setTeam(deps, tx, conversationId, [parties.memberId, ...parties.teamIds]);
  });
