import { chakra } from '@chakra-ui/react';
import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { InvitationPanel, isNotBegun } from '../invitation/invitation-panel.tsx';
import { useStartWhenAccepted } from '../invitation/use-start-when-accepted.ts';
import { MomentList } from '../moments/moment-list.tsx';
import { EndActions } from '../result/end-actions.tsx';
import { ResultBlock } from '../result/result-block.tsx';
import { setupOf } from '../setup.ts';
import { AllLegs } from './all-legs.tsx';
import { CricketMarks } from './cricket-marks.tsx';
import { Figures } from './figures.tsx';
import { GameActions } from './game-actions.tsx';
import { LegCourse } from './leg-course.tsx';
import { LegSlate } from './leg-slate.tsx';
import { legsOf } from './legs-of.ts';
import { ScoreBoard } from './score-board.tsx';
import { namesOf } from './side-people.tsx';
import { useGameEvents } from './use-game-events.ts';
import { wonLeg } from './won-leg.ts';

/** A game as everybody can follow it, throw by throw. */
export function GamePage({ id }: { id: number }) {
  const texts = useTexts('games/watch');
  const { unknownPlayer } = useTexts('games');
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id });
  const { isLost } = useGameEvents(output);
  useStartWhenAccepted(output);
  const names = namesOf(output.players, unknownPlayer());
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  const { rules } = output;
  const starts =
    rules.game === 'x01' ? names.map((_, side) => rules.handicaps?.[side] ?? rules.start) : [];
  const legs = legsOf(game);
  // the leg that was won stays on the slate until the next one has a visit
  const won = wonLeg(game);
  const leg = won ?? legs.at(-1);
  const hasBegun = output.entries.length > 0;
  const position = game.position.leg;
  return (
    <Page>
      <VisuallyHidden as="h1">{names.join(' – ')}</VisuallyHidden>
      <ScoreBoard output={output} game={game} names={names} />
      {isLost ? <Notice>{texts.lost()}</Notice> : null}
      {isNotBegun(output) ? <InvitationPanel output={output} /> : <GameActions output={output} />}
      <ResultBlock output={output} game={game} names={names} />
      {output.visibility === 'public' ? <MomentList gameId={id} game={game} names={names} /> : null}
      {leg && hasBegun ? (
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
          {(leg?.leg ?? 0) > 0 ? (
            <TitledSection title={texts.legs.title()}>
              <AllLegs
                legs={legs.filter((one) => one !== leg && one.leg < (leg?.leg ?? 0)).reverse()}
                names={names}
                starts={starts}
              />
            </TitledSection>
          ) : null}
        </Parts>
      ) : isNotBegun(output) ? null : (
        <Muted>{texts.notBegun()}</Muted>
      )}
      <EndActions output={output} />
    </Page>
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
