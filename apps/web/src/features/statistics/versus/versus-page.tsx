import { chakra } from '@chakra-ui/react';
import type { Versus } from '@oche/validators/statistics/schemas';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Container } from '../../../components/card.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { TwoSides } from '../../../components/two-sides.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { numbersOf } from '../numbers.ts';
import { Meetings } from './meetings.tsx';

interface VersusPageProps {
  a: string;
  b: string;
  /** the reader; null for visitors */
  ownId: string | null;
}

/** Two players against each other. */
export function VersusPage({ a, b, ownId }: VersusPageProps) {
  const texts = useTexts('statistics').versus;
  const [versus] = trpc.statistics.versus.useSuspenseQuery({ username: a, opponent: b });
  const [one, other] = versus.sides;
  const isOwn = versus.sides.some(({ person }) => person.id === ownId);
  return (
    <>
      <Band className="dark">
        <Container>
          <VisuallyHidden asChild>
            <h1>{texts.title({ one: fullName(one.person), other: fullName(other.person) })}</h1>
          </VisuallyHidden>
          <Duel>
            <Side side={one} />
            <Score aria-label={`${one.won}:${other.won}`}>
              <span data-ahead={one.won >= other.won || undefined}>{one.won}</span>
              <i aria-hidden="true" />
              <span data-ahead={other.won >= one.won || undefined}>{other.won}</span>
            </Score>
            <Side side={other} />
          </Duel>
        </Container>
        <BoardStrip />
      </Band>
      <Page width="text">
        {versus.games === 0 ? (
          <EmptyState title={isOwn ? texts.none() : texts.noneOther()}>
            <p>{texts.noneText()}</p>
          </EmptyState>
        ) : (
          <>
            <Comparison versus={versus} />
            <Meetings a={a} b={b} names={[one.person.firstName, other.person.firstName]} />
          </>
        )}
      </Page>
    </>
  );
}

type SideOf = Versus['sides'][number];

function Side({ side: { person } }: { side: SideOf }) {
  return (
    <Player>
      <PersonAvatar person={person} size="lg" />
      <TextLink to="/profile/{-$id}" params={{ id: person.id }} variant="plain">
        {fullName(person)}
      </TextLink>
    </Player>
  );
}

function Comparison({ versus: { games, sides } }: { versus: Versus }) {
  const texts = useTexts('statistics').versus;
  const { one, whole } = numbersOf(useLocale());
  const [left, right] = sides;
  const rows = [
    { label: texts.legs(), of: (side: SideOf) => side.legsWon, format: whole },
    { label: texts.average(), of: (side: SideOf) => side.average, format: one },
    { label: texts.highestFinish(), of: (side: SideOf) => side.highestFinish, format: whole },
    {
      label: texts.bestLeg(),
      of: (side: SideOf) => side.bestLeg,
      format: whole,
      isLessBetter: true,
    },
  ];
  return (
    <TwoSides
      caption={texts.games({ count: games })}
      names={[left.person.firstName, right.person.firstName]}
      rows={rows.map(({ label, of, format, isLessBetter = false }) => {
        const values = [of(left), of(right)] as const;
        return {
          label,
          values: values.map((value) => format(value)),
          better: betterOf(values, isLessBetter),
        };
      })}
    />
  );
}

/** @returns which of two is better; undefined when neither is, or one of them is not known */
function betterOf(
  [a, b]: readonly [number | null, number | null],
  isLessBetter: boolean,
): 0 | 1 | undefined {
  if (a === null || b === null || a === b) return undefined;
  return a > b === isLessBetter ? 1 : 0;
}

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Duel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    // the faces stand side by side, however long a name is
    alignItems: 'start',
    gap: { base: '2', md: '8' },
    paddingBlock: { base: '5', md: '8' },
  },
});
const Player = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    textAlign: 'center',
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
  },
});
const Score = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '4.5rem',
    gap: { base: '2', md: '4' },
    textStyle: 'numberHero',
    fontSize: { base: '4xl', md: '5xl' },
    '& > span': { color: 'fg.muted' },
    '& > span[data-ahead]': { color: 'fg' },
    '& > i': { width: '3px', height: '0.8em', bg: 'oche' },
  },
});
