import type {
  Conversation,
  ConversationEntry,
  ConversationMember,
  Message,
} from '@oche/validators/conversations/schemas';
import type { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';

type Texts = ReturnType<typeof useTexts<'messages'>>;
type Talked = Pick<ConversationEntry | Conversation, 'kind' | 'subject' | 'others'>;

/** A person on the other side, or several: a group, or the staff of a lounge. */
export const isMany = ({ kind, others }: Talked): boolean => kind === 'group' || others.length > 1;

/** Who one talks with; a group has a name, and so has a lounge with several who answer. */
export function titleOf(talked: Talked, texts: Texts): string {
  const { subject, others } = talked;
  const [other] = others;
  if (isMany(talked)) return subject?.title ?? others.map(fullName).join(', ');
  return other ? fullName(other) : texts.nobody();
}

/** What it is about, below that; null where the title says it all. */
export function subjectOf(talked: Talked, texts: Texts): string | null {
  const { kind, subject, others } = talked;
  if (kind === 'direct') return null;
  if (kind === 'group') return texts.people({ count: others.length + 1 });
  if (isMany(talked)) return others.map(fullName).join(', ');
  return subject?.title ?? texts.gone();
}

/** In a line: what was said, or what stands for it. */
export function saidOf(message: Message, texts: Texts, nameOf: NameOf): string {
  const { content, pictures, card, notice } = message;
  if (notice) return noticeText(message, texts, nameOf);
  if (message.isDeleted) return texts.talk.deleted();
  if (message.isHidden) return texts.talk.hidden();
  if (message.isBlocked) return texts.talk.blocked();
  if (content) return content;
  return card ? texts.card() : texts.photo({ count: pictures.length });
}

type NameOf = (message: Pick<Message, 'senderId'>) => string;

/** "Ben hat Mia dazugeholt." */
export function noticeText(message: Message, texts: Texts, nameOf: NameOf): string {
  const { notice, content } = message;
  if (!notice) return '';
  const name = nameOf(message);
  const by = name === texts.talk.own() ? texts.notices.own : texts.notices.others;
  const whom = notice.person ? fullName(notice.person) : texts.nobody();
  return by[notice.kind]({ name, whom, title: content });
}

/** How the people of a conversation are called for the reader. */
export const namesOf =
  (people: readonly ConversationMember[], memberId: string, texts: Texts): NameOf =>
  ({ senderId }) => {
    if (senderId === null) return texts.house();
    if (senderId === memberId) return texts.talk.own();
    const person = people.find(({ id }) => id === senderId);
    return person ? fullName(person) : texts.nobody();
  };
