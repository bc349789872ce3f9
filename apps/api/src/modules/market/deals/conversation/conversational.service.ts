import type { ConversationSubject } from '@oche/validators/conversations/schemas';
import { euroOrNull } from '@oche/validators/money';
import type { Conversational } from '../../../../lib/declared/conversational.ts';
import { toPicture } from '../../../uploads/index.ts';
import { suspicionsIn } from '../../items/safety/suspicions.ts';
import { readAbout } from './about.ts';
import { getTalk, listSubjects } from './conversation.queries.ts';
import { mayTalkAbout } from './talk.policy.ts';

type Subject = Awaited<ReturnType<typeof listSubjects>>[number];

/** Buyers and sellers write to each other about an ad: one conversation for each buyer. */
export const marketConversations: Conversational = {
  kind: 'market',
  async read(db, abouts) {
    const items = abouts.map((about) => readAbout(about)?.itemId ?? 0);
    const rows = new Map((await listSubjects(db, { itemIds: items })).map((row) => [row.id, row]));
    return new Map(
      abouts.flatMap((about, index) => {
        const row = rows.get(items[index] ?? 0);
        return row ? [[about, subjectOf(row)] as const] : [];
      }),
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
