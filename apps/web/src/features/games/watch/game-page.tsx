import { replay } from '@oche/darts/game';
import { momentsOf } from '@oche/darts/moments';
import { isRefusal } from '@oche/darts/visit';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { isNotBegun } from '../invitation/not-begun.ts';
import { useStartWhenAccepted } from '../invitation/use-start-when-accepted.ts';
import { EndActions } from '../result/end-actions.tsx';
import { ResultBlock } from '../result/result-block.tsx';
import { setupOf } from '../setup.ts';
import { GameActions } from './game-actions.tsx';
import { GameParts } from './game-parts.tsx';
import { ScoreBoard } from './score-board.tsx';
import { namesOf } from './side-people.tsx';
import { useGameEvents } from './use-game-events.ts';

/* most have begun */
const InvitationPanel = lazyPart(
  async () => (await import('../invitation/invitation-panel.tsx')).InvitationPanel,
  null,
  { isInPage: true },
);
/* few are played at two boards */
const RemoteRules = lazyPart(
  async () => (await import('../remote/remote-rules.tsx')).RemoteRules,
  null,
  { isInPage: true },
);
/* few games have any */
const MomentList = lazyPart(
  async () => (await import('../moments/moment-list.tsx')).MomentList,
  null,
  { isInPage: true },
);

/* where a board counts */
const ProposedLine = lazyPart(async () => (await import('./proposed-line.tsx')).ProposedLine);

/** A game as everybody can follow it, throw by throw. */
export function GamePage({ id }: { id: number }) {
  const texts = useTexts('games/watch');
  const { unknownPlayer } = useTexts('games');
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id });
  const { isLost, proposed } = useGameEvents(output);
  useStartWhenAccepted(output);
  const names = namesOf(output.players, unknownPlayer());
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  return (
    <Page>
      <VisuallyHidden as="h1">{names.join(' – ')}</VisuallyHidden>
      <ScoreBoard output={output} game={game} names={names} />
      {proposed ? <ProposedLine darts={proposed} /> : null}
      {isLost ? <Notice>{texts.lost()}</Notice> : null}
      {isNotBegun(output) ? <InvitationPanel output={output} /> : <GameActions output={output} />}
      {output.isRemote ? <RemoteRules output={output} /> : null}
      <ResultBlock output={output} game={game} names={names} />
      {output.visibility === 'public' && momentsOf(game).length > 0 ? (
        <MomentList gameId={id} game={game} names={names} />
      ) : null}
      {isNotBegun(output) ? null : <GameParts output={output} game={game} names={names} />}
      <EndActions output={output} />
    </Page>
  );
}
