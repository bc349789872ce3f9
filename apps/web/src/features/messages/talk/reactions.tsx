import { chakra } from '@chakra-ui/react';
import { type MessageReaction, messageReactions } from '@oche/validators/conversations/limits';
import type { Message } from '@oche/validators/conversations/schemas';
import { Frown, Heart, Laugh, type LucideIcon, PartyPopper, ThumbsUp } from 'lucide-react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const ICONS: Record<Exclude<MessageReaction, 'bull'>, LucideIcon> = {
  up: ThumbsUp,
  heart: Heart,
  laugh: Laugh,
  wow: PartyPopper,
  sad: Frown,
};

function ReactionIcon({ reaction }: { reaction: MessageReaction }) {
  if (reaction === 'bull') return <Bull />;
  const Icon = ICONS[reaction];
  return <Icon aria-hidden="true" data-reaction={reaction} />;
}

/** The middle of the board, in its own colours. */
const Bull = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="#0f6b46" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="12" cy="12" r="4.5" fill="#c4161c" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** The reader's own reaction to a message. */
export const ownReaction = ({ reactions }: Message, memberId: string): MessageReaction | null =>
  reactions.find(({ userIds }) => userIds.includes(memberId))?.reaction ?? null;

interface ReactionChoiceProps {
  own: MessageReaction | null;
  /** null takes it back */
  onReact: (reaction: MessageReaction | null) => void;
}

/** What can be said without words; the reader's own is taken back by choosing it again. */
export function ReactionChoice({ own, onReact }: ReactionChoiceProps) {
  const { reactions: texts } = useTexts('messages/more');
  return (
    <Choice role="group" aria-label={texts.label()}>
      {messageReactions.map((reaction) => (
        <One
          key={reaction}
          type="button"
          role="menuitemcheckbox"
          tabIndex={-1}
          aria-checked={own === reaction}
          aria-label={texts[reaction]()}
          title={texts[reaction]()}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            onReact(own === reaction ? null : reaction);
          }}
        >
          <ReactionIcon reaction={reaction} />
        </One>
      ))}
    </Choice>
  );
}

interface ReactionsProps {
  message: Message;
  memberId: string;
  nameOf: (message: Pick<Message, 'senderId'>) => string;
  onReact: (reaction: MessageReaction | null) => void;
}

/** What others say of a message without words, and how many of them; a tap joins in. */
export function Reactions({ message, memberId, nameOf, onReact }: ReactionsProps) {
  const { reactions: texts } = useTexts('messages/more');
  return (
    <Chips>
      {message.reactions.map(({ reaction, userIds }) => {
        const names = userIds.map((senderId) => nameOf({ senderId })).join(', ');
        const label = texts.by({ reaction: texts[reaction](), names });
        const isOwn = userIds.includes(memberId);
        return (
          <li key={reaction}>
            <Chip
              type="button"
              aria-pressed={isOwn}
              title={label}
              onClick={() => onReact(isOwn ? null : reaction)}
            >
              <ReactionIcon reaction={reaction} />
              <VisuallyHidden>{label}</VisuallyHidden>
              {userIds.length}
            </Chip>
          </li>
        );
      })}
    </Chips>
  );
}

const Choice = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingInline: '2',
    paddingBottom: '1.5',
    marginBottom: '1.5',
    borderBottomWidth: '1px',
    borderBottomColor: 'border',
    '& [data-reaction=heart]': { color: 'accent' },
  },
});
const One = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    cursor: 'pointer',
    '& svg': { width: '1.5rem', height: '1.5rem' },
    _hover: { bg: 'bg.sunken' },
    '&[aria-checked=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
const Chips = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none', marginTop: '-0.5' },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '7',
    paddingInline: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    textStyle: 'number',
    cursor: 'pointer',
    '& svg': { width: '1.05rem', height: '1.05rem' },
    '& [data-reaction=heart]': { color: 'accent' },
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': {
      bg: 'bg.inverse',
      color: 'fg.inverse',
      '& svg': { color: 'inherit' },
    },
  },
});
