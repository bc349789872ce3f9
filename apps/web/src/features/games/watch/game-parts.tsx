import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import type { GameOutput } from '@oche/validators/games/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { AllLegs } from './all-legs.tsx';
import { CricketMarks } from './cricket-marks.tsx';
import { Figures } from './figures.tsx';
import { LegCourse } from './leg-course.tsx';
import { LegSlate } from './leg-slate.tsx';
import { legsOf } from './legs-of.ts';
import { wonLeg } from './won-leg.ts';

interface GamePartsProps {
  output: Pick<GameOutput, 'rules' | 'entries'>;
  game: Game;
  names: readonly string[];
}

/** What was thrown: the leg that is on, its course, the figures, and all legs before. */
export function GameParts({ output, game, names }: GamePartsProps) {
  const texts = useTexts('games/watch');
  const { rules } = output;
  const starts =
    rules.game === 'x01' ? names.map((_, side) => rules.handicaps?.[side] ?? rules.start) : [];
  const legs = legsOf(game);
  // the leg that was won stays on the slate until the next one has a visit
  const won = wonLeg(game);
  const leg = won ?? legs.at(-1);
  const hasBegun = output.entries.length > 0;
  const position = game.position.leg;
  if (!leg || !hasBegun) return <Muted>{texts.notBegun()}</Muted>;
  return (
    <Parts>
      <Leg>
        <TitledSection title={texts.slate.title({ leg: leg.leg + 1 })}>
          {'marks' in position && !won ? <CricketMarks leg={position} names={names} /> : null}
          <LegSlate leg={leg} names={names} starts={starts} />
        </TitledSection>
      </Leg>
      <Column>
        {starts.length > 0 ? <LegCourse leg={leg} names={names} starts={starts} /> : null}
        <Figures game={game} names={names} />
      </Column>
      {leg.leg > 0 ? (
        <TitledSection title={texts.legs.title()}>
          <AllLegs
            legs={legs.filter((one) => one !== leg && one.leg < leg.leg).reverse()}
            names={names}
            starts={starts}
          />
        </TitledSection>
      ) : null}
    </Parts>
  );
}

/** Two columns: slate and legs, and beside them what they come to. */
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: '6',
    alignItems: 'start',
  },
});
const Leg = chakra('div', { base: { gridColumn: { lg: '1' } } });
const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    alignItems: 'start',
    gap: '4',
    gridArea: { lg: '1 / 2 / span 2' },
  },
});
