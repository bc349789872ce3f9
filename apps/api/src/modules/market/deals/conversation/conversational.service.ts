import type { ConversationSubject } from '@oche/validators/conversations/schemas';
import { euroOrNull } from '@oche/validators/money';
import type { Conversational } from '../../../../lib/declared/conversational.ts';
import { toPicture } from '../../../uploads/index.ts';
import { suspicionsIn } from '../../items/safety/suspicions.ts';
import { aboutOf, readAbout } from './about.ts';
import { getTalk, listSubjects } from './conversation.queries.ts';
import { mayTalkAbout } from './talk.policy.ts';

type Subject = Awaited<ReturnType<typeof listSubjects>>[number];

/** Buyers and sellers write to each other about an ad: one conversation for each buyer. */
export const marketConversations: Conversational = {
  kind: 'market',
  async read(db, abouts) {
    const pairs = abouts.flatMap((about) => readAbout(about) ?? []);
    const rows = await listSubjects(db, {
      itemIds: pairs.map(({ itemId }) => itemId),
      buyerIds: pairs.map(({ buyerId }) => buyerId),
    });
    return new Map(
      rows.map((row) => [aboutOf({ itemId: row.id, buyerId: row.buyerId }), subjectOf(row)]),
    );
  },
  async mayWrite(db, about) {
    const pair = readAbout(about);
    const talk = pair && (await getTalk.first(db, pair));
    return talk !== null && talk !== undefined && mayTalkAbout(talk);
  },
  async warn(_db, _about, text) {
    const kinds = [...new Set(suspicionsIn(text).map(({ kind }) => kind))];
    return { kinds, isGrave: kinds.includes('payment_link') };
  },
};

const subjectOf = ({
  id,
  title,
  city,
  priceCents,
  picture,
  ...row
}: Subject): ConversationSubject => {
  const state = stateOf(row);
  return {
    title,
    subtitle: city,
    price: euroOrNull(priceCents),
    picture: picture && toPicture(picture),
    path: state === 'gone' ? null : `/marketplace/${id}`,
    state,
    startAt: null,
    endAt: null,
    timeZone: null,
  };
};

function stateOf({
  status,
  review,
}: Pick<Subject, 'status' | 'review'>): ConversationSubject['state'] {
  if (status === 'deleted' || review === 'blocked') return 'gone';
  return status === 'reserved' || status === 'sold' ? status : null;
}
