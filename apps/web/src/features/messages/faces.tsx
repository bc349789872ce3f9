import { chakra } from '@chakra-ui/react';
import type { ConversationEntry, ConversationMember } from '@oche/validators/conversations/schemas';
import { Handshake, Swords, Tag } from 'lucide-react';
import { Avatar, PersonAvatar } from '../../components/avatar.tsx';
import { Picture } from '../../components/picture.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { dateFormat } from '../../lib/time/formats.ts';

type Talked = Pick<ConversationEntry, 'kind' | 'subject' | 'others'>;

const ICONS: Record<string, typeof Tag> = { market: Tag, challenge: Swords };

/**
 * What a conversation looks like: a face, the faces of a group, or the thing that it is about with a face at its
 * corner. What has its day shows the day.
 */
export function Faces({ talked: { kind, subject, others } }: { talked: Talked }) {
  const [other] = others;
  if (kind === 'direct') return <Large>{<Face person={other} size="lg" />}</Large>;
  if (kind === 'group') return <Cluster people={others} />;
  const Icon = ICONS[kind] ?? Handshake;
  return (
    <Place>
      <Thing data-kind={kind}>
        {subject?.picture ? (
          <Picture picture={subject.picture} alt="" sizes="4rem" />
        ) : subject?.startAt ? (
          <Day iso={subject.startAt} timeZone={subject.timeZone} />
        ) : (
          <Icon aria-hidden="true" />
        )}
      </Thing>
      {/* it would cover the number */}
      {subject?.startAt && !subject.picture ? null : (
        <Corner>
          <Face person={other} size="sm" />
        </Corner>
      )}
    </Place>
  );
}

export function Face({
  person,
  size,
}: {
  person: ConversationMember | undefined;
  size: 'sm' | 'md' | 'lg';
}) {
  const texts = useTexts('messages');
  if (person) return <PersonAvatar person={person} size={size} />;
  return <Avatar name={texts.nobody()} size={size} />;
}

const SHOWN = 3;

/** Three of them in a triangle, like darts in a board; the fourth place says how many more there are. */
function Cluster({ people }: { people: readonly ConversationMember[] }) {
  const more = people.length - SHOWN;
  return (
    <Circle>
      {people.slice(0, SHOWN).map((person) => (
        <Face key={person.id} person={person} size="sm" />
      ))}
      {more > 0 ? <More>+{more}</More> : null}
    </Circle>
  );
}

/** A leaf of the calendar: its number is what one looks for. */
function Day({ iso, timeZone }: { iso: string; timeZone: string | null }) {
  const locale = useLocale();
  const zone = timeZone ?? 'Europe/Berlin';
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: zone }).format(new Date(iso));
  return (
    <Leaf dateTime={iso}>
      <span>{part({ weekday: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
    </Leaf>
  );
}

const Place = chakra('span', {
  base: { position: 'relative', display: 'block', width: '14', height: '14', marginBottom: '1' },
});
const Large = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    '& > span': { width: '12', height: '12' },
  },
});
/** Cut like a bed of the board. */
const Thing = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderBottom: '4px solid {colors.accent.solid}',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.6rem) 100%, 0 100%)',
    '&[data-kind=booking]': { borderBottomColor: 'positive.solid' },
    '&[data-kind=challenge]': { borderBottomColor: 'warning.solid' },
  },
});
const Corner = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '-1.5',
    insetInlineEnd: '-1.5',
    display: 'inline-flex',
    borderRadius: 'full',
    bg: 'bg',
  },
});
const Circle = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1.5rem)',
    placeContent: 'center',
    placeItems: 'center',
    gap: '1',
    width: '14',
    height: '14',
    '& > span': { width: '6', height: '6', fontSize: 'xs', outlineWidth: '0' },
    '& > :first-child:last-child': {
      width: '12',
      height: '12',
      fontSize: '2xl',
      gridColumn: '1 / -1',
    },
    '& > :nth-child(3):last-child': { gridColumn: '1 / -1' },
  },
});
const More = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    textStyle: 'number',
    borderRadius: 'full',
    bg: 'bg.inverse',
    color: 'fg.inverse',
  },
});
const Leaf = chakra('time', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    lineHeight: '1',
    '& span': { textStyle: 'label', fontSize: 'xs', lineHeight: '1.2' },
    '& strong': { textStyle: 'numberHero', fontSize: '2xl' },
  },
});
