import { chakra } from '@chakra-ui/react';
import type { ChallengeSummary } from '@oche/validators/challenges/schemas';
import { createLink } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { Avatar } from '../../../components/avatar.tsx';
import { Row } from '../../../components/layout.tsx';
import { Badge } from '../../../components/text.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { LevelFigure } from '../level-figure.tsx';
import { TimeSlate } from '../slate.tsx';
import { useWords } from '../use-words.ts';

interface ChallengeCardProps {
  challenge: ChallengeSummary;
  /** from where distances are told; default: the member's own postal code */
  zipCode?: string | undefined;
  /** among the reader's own: with the state, and without saying whose it is if it is the reader's */
  isInOwnList?: boolean;
}

/** One challenge in a list: when, who, what and how far, and all of it leads to its page. */
export function ChallengeCard({ challenge, zipCode, isInOwnList = false }: ChallengeCardProps) {
  const { texts, game, level, distance } = useWords();
  const { id, status, by, isOwn, isDirect, lounge, note, meetsAt, answerCount } = challenge;
  const name = by ? fullName(by.person) : texts.unknownMember();
  const isOver = status !== 'open' && status !== 'agreed';
  return (
    <Card>
      <TimeSlate
        from={meetsAt ?? challenge.from}
        until={meetsAt ? undefined : challenge.until}
        isOver={isOver}
      />
      <Words>
        <Row alignItems="center">
          <Avatar name={name} src={by?.person.profileImageUrl} />
          <Name to="/challenges/$id" params={{ id: String(id) }}>
            {isInOwnList && isOwn ? texts.detail.titleOwn() : name}
          </Name>
          {isInOwnList ? <State status={status} count={isOwn ? answerCount : 0} /> : null}
          {isDirect ? <Badge>{isOwn ? texts.directTo() : texts.direct()}</Badge> : null}
        </Row>
        <What>
          <strong>{game(challenge)}</strong>
          <span>{level(challenge)}</span>
        </What>
        {note ? <Note>{note}</Note> : null}
        <Where>
          <MapPin aria-hidden="true" />
          {[lounge?.name, isInOwnList && isOwn ? null : distance(challenge, zipCode)]
            .filter(Boolean)
            .join(' · ') || texts.around({ km: challenge.radius })}
        </Where>
      </Words>
      <Level>
        <LevelFigure of={isInOwnList && isOwn ? null : by} />
      </Level>
    </Card>
  );
}

function State({ status, count }: { status: ChallengeSummary['status']; count: number }) {
  const { texts } = useWords();
  if (status === 'open' && count > 0) {
    return <Badge tone="positive">{texts.answers({ count })}</Badge>;
  }
  const tone = status === 'agreed' ? 'positive' : undefined;
  return <Badge tone={tone}>{texts.status[status]()}</Badge>;
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: { base: '3', md: '5' },
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.sunken' },
    '&:has(a:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '1', alignContent: 'center', paddingBlock: '3', minWidth: '0' },
});
/* the whole card is the link's target */
const Name = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      color: 'fg',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outline: 'none' },
    },
  }),
);
const What = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& strong': { textStyle: 'number', color: 'fg' },
  },
});
const Note = chakra('p', {
  base: { textStyle: 'small', lineClamp: '2', overflowWrap: 'anywhere' },
});
const Where = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { flexShrink: '0', width: '4', height: '1.45em' },
  },
});
const Level = chakra('div', {
  base: {
    gridColumn: { base: '2', md: 'auto' },
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: { md: '5' },
    paddingBottom: { base: '3', md: '0' },
    _empty: { display: 'none' },
  },
});
