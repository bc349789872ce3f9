import { chakra } from '@chakra-ui/react';
import type { ChallengeOutput, Opponent } from '@oche/validators/challenges/schemas';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { OppositeSides, Side } from '../../../components/opposite-sides.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Heading } from '../../../components/text.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { LevelFigure } from '../level-figure.tsx';
import { useWords } from '../use-words.ts';

/** The two sides on the slate, as before a match, and between them when it is. */
export function Scoreboard({ challenge }: { challenge: ChallengeOutput }) {
  const { texts, clock, day, game, level, distance } = useWords();
  const { by, isOwn, isDirect, meeting, lounge, note, radius } = challenge;
  const name = by ? fullName(by.person) : texts.unknownMember();
  const other = useOther(challenge);
  const place = meeting?.booking?.lounge.name ?? lounge?.name ?? null;
  const begins = meeting?.at ?? challenge.from;
  const titles = texts.detail;
  const titleOpen = isOwn
    ? titles.titleOwn()
    : isDirect
      ? titles.titleDirect({ name })
      : titles.title({ name });
  return (
    <Slate className="dark">
      <Heading as="h1" size="subheading">
        {meeting ? titles.titleMeeting({ one: name, other: other.name }) : titleOpen}
      </Heading>
      <OppositeSides>
        <Player opponent={by} name={name} imageUrl={by?.person.profileImageUrl} />
        <When>
          <Day>{day(begins)}</Day>
          <Clock dateTime={begins}>{clock(begins)}</Clock>
          {meeting ? null : <Until>{texts.toClock({ time: clock(challenge.until) })}</Until>}
        </When>
        {meeting ? (
          <Player {...other} />
        ) : (
          <Open>
            <Question aria-hidden="true">?</Question>
            {isOwn ? titles.open() : level(challenge)}
          </Open>
        )}
      </OppositeSides>
      <Facts>
        <strong>{game(challenge)}</strong>
        {isOwn && !meeting ? <span>{level(challenge)}</span> : null}
        {place ? <span>{place}</span> : null}
        {meeting ? null : <span>{isOwn ? texts.around({ km: radius }) : distance(challenge)}</span>}
      </Facts>
      {note ? (
        <Note>
          <PlainText content={note} />
        </Note>
      ) : null}
      <BoardStrip />
    </Slate>
  );
}

/** The one whose challenge it isn't: the reader, or the member whom the reader meets. */
function useOther({ isOwn, meeting }: ChallengeOutput): PlayerProps {
  const { texts } = useWords();
  const { user } = useAuth();
  const partner = meeting?.partner ?? null;
  if (!isOwn && user) {
    return { opponent: null, name: fullName(user), imageUrl: user.profileImageUrl };
  }
  const name = partner ? fullName(partner.person) : texts.unknownMember();
  return { opponent: partner, name, imageUrl: partner?.person.profileImageUrl };
}

interface PlayerProps {
  opponent: Opponent | null;
  name: string;
  imageUrl: string | null | undefined;
}

function Player({ opponent, name, imageUrl }: PlayerProps) {
  return (
    <Side name={name} src={imageUrl ?? null}>
      <LevelFigure of={opponent} />
    </Side>
  );
}

const Slate = chakra('header', {
  base: {
    display: 'grid',
    gap: '4',
    bg: 'bg',
    color: 'fg',
    paddingTop: '4',
    marginBottom: '6',
    borderWidth: '3px',
    borderStyle: 'double',
    borderColor: 'border.strong',
    '& > :not(:last-child)': { paddingInline: { base: '3', md: '6' } },
    '& > h1': { textAlign: 'center', color: 'fg.muted' },
  },
});
const When = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' },
});
const Day = chakra('span', { base: { textStyle: 'label', color: 'warning' } });
const Clock = chakra('time', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'clamp(2.75rem, 13vw, 6rem)',
    lineHeight: 'solid',
  },
});
const Until = chakra('span', { base: { textStyle: 'number', color: 'fg.muted' } });
const Open = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
const Question = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '16',
    height: '16',
    borderRadius: 'full',
    border: '3px dashed {colors.border.strong}',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: '3xl',
  },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: '5',
    rowGap: '1',
    color: 'fg.muted',
    textAlign: 'center',
    '& strong': { textStyle: 'number', fontSize: 'xl', color: 'fg' },
  },
});
const Note = chakra('div', {
  base: { maxWidth: 'measure', marginInline: 'auto', textAlign: 'center' },
});
