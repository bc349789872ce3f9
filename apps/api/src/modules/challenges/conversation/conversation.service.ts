import type { Executor } from '@oche/db';
import type { ConversationSubject } from '@oche/validators/conversations/schemas';
import { idOfText } from '@oche/validators/id-text';
import type { Conversational } from '../../../lib/declared/conversational.ts';
import { listTalks } from './conversation.queries.ts';

const aboutOf = (id: number): string => `challenge/${id}`;

const challengeOf = (about: string): number => idOfText(about.slice('challenge/'.length)) ?? 0;

/**
 * The two who meet write to each other; before that, the member whose challenge it is and the one whom it is meant for.
 */
export const challengeConversations: Conversational = {
  kind: 'challenge',
  async read(db, abouts) {
    const rows = await listTalks(db, { ids: abouts.map(challengeOf) });
    return new Map(rows.map((row) => [aboutOf(row.id), subjectOf(row)]));
  },
  async mayWrite(db, about, userId) {
    const talk = await talkOf(db, challengeOf(about), userId);
    return talk !== null && GOING_ON.includes(talk.status);
  },
  async open(db, id, userId) {
    const talk = await talkOf(db, id, userId);
    return talk && { about: aboutOf(id), memberIds: talk.memberIds, isPair: true };
  },
};

type Row = Awaited<ReturnType<typeof listTalks>>[number];

/** Also after it was called off: that is when there is something to say. */
const GOING_ON: readonly Row['status'][] = ['open', 'agreed', 'cancelled'];

async function talkOf(db: Executor, id: number, userId: string) {
  const row = await listTalks.first(db, { ids: [id] });
  if (!row || row.otherId === null) return null;
  const memberIds = [row.memberId, row.otherId];
  return memberIds.includes(userId) ? { status: row.status, memberIds } : null;
}

/** `501 · Best of 5`, in the game's own terms, which are the same in all languages. */
const gameName = ({
  game,
  startScore,
  bestOf,
}: Pick<Row, 'game' | 'startScore' | 'bestOf'>): string =>
  [game === 'cricket' ? 'Cricket' : startScore, `Best of ${bestOf}`]
    .filter((part) => part !== null)
    .join(' · ');

const subjectOf = ({ id, status, meetsAt, from, until, ...row }: Row): ConversationSubject => ({
  title: gameName(row),
  subtitle: row.loungeName,
  price: null,
  picture: null,
  path: `/challenges/${id}`,
  state: status === 'agreed' ? 'confirmed' : status === 'open' ? 'requested' : 'cancelled',
  startAt: meetsAt ?? from,
  endAt: meetsAt === null ? until : null,
  timeZone: row.timeZone,
});
