import { chakra } from '@chakra-ui/react';
import { MessageSquare, Tag, Target, Trophy, Users } from 'lucide-react';
import { AchievementBadge } from '../../../components/achievement/achievement-badge.tsx';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { fullName } from '../../../lib/person-name.ts';
import { outcomeMarks } from '../../../lib/results/by-outcome.ts';
import { type Entry, tell } from './activity-words.ts';

/** Who did what, and when: a face, a sentence that leads there, and a mark of its kind. */
export function ActivityRow({ entry, ownId }: { entry: Entry; ownId: string }) {
  const { activity: texts } = useTexts('home');
  const titles = useTexts('achievements');
  const locale = useLocale();
  const [{ person, happenedAt }] = entry;
  const format = numberFormat(locale, { minimumFractionDigits: 1 });
  const decimal = (value: number) => format.format(value);
  const { words, more, to } = tell(entry, { texts, titles, ownId, decimal });
  return (
    <Row>
      <PersonAvatar person={person} />
      <Words>
        <Who>
          <TextLink to="/profile/{-$id}" params={{ id: person.id }} variant="plain">
            {fullName(person)}
          </TextLink>
          <Time value={happenedAt} />
        </Who>
        <TextLink to={to} variant="plain">
          {words}
        </TextLink>
        {more ? <small>{more}</small> : null}
      </Words>
      <Mark entry={entry} />
    </Row>
  );
}

/** What kind of thing it was, at a glance: a score, a badge, a price. */
function Mark({ entry: [activity] }: { entry: Entry }) {
  const locale = useLocale();
  switch (activity.kind) {
    case 'game': {
      const { isWon, legsWon, legsLost } = activity.game;
      return (
        <Score {...outcomeMarks(isWon)}>
          {legsWon}:{legsLost}
        </Score>
      );
    }
    case 'achievement':
      return (
        <Small>
          <AchievementBadge kind={activity.achievement} isAchieved />
        </Small>
      );
    case 'item': {
      const { picture, price } = activity.item;
      return (
        <Item>
          {picture ? <Picture picture={picture} alt="" sizes="4rem" /> : <Tag aria-hidden="true" />}
          <strong>{euroText(price, locale)}</strong>
        </Item>
      );
    }
    case 'thread':
      return <Icon as={MessageSquare} aria-hidden="true" />;
    case 'friendship':
      return <Icon as={Users} aria-hidden="true" data-green />;
    case 'won':
      return <Icon as={Trophy} aria-hidden="true" data-gold />;
    default:
      return <Icon as={Target} aria-hidden="true" data-red />;
  }
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    animation: 'appear 200ms',
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Who = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    '& a': { textStyle: 'subheading', lineHeight: 'tight' },
    '& time': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Score = chakra('strong', {
  base: {
    minWidth: '12',
    paddingInline: '2',
    paddingBlock: '1',
    textAlign: 'center',
    textStyle: 'number',
    fontSize: 'xl',
    fontWeight: 'heavy',
    lineHeight: 'tight',
    bg: 'accent.solid',
    color: 'accent.contrast',
    '&[data-won]': { bg: 'positive.solid', color: 'positive.contrast' },
    '&[data-drawn]': { bg: 'bg.muted', color: 'fg' },
  },
});
const Small = chakra('span', { base: { '& svg': { width: '12', height: '12' } } });
const Item = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: '0.5',
    '& img': { width: '14', height: '10', objectFit: 'cover' },
    '& svg': { width: '5', height: '5' },
    '& strong': { textStyle: 'number', fontSize: 'lg', fontWeight: 'heavy', lineHeight: 'tight' },
  },
});
const Icon = chakra('svg', {
  base: {
    width: '10',
    height: '10',
    padding: '2',
    bg: 'bg.sunken',
    color: 'fg.muted',
    '&[data-red]': { bg: 'accent.subtle', color: 'accent' },
    '&[data-green]': { bg: 'positive.subtle', color: 'positive' },
    '&[data-gold]': { bg: 'warning.subtle', color: 'warning' },
  },
});
