import { chakra } from '@chakra-ui/react';
import { type Game, replay } from '@oche/darts/game';
import { move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import type { GameEvent, GameOutput } from '@oche/validators/games';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';
import { useLive } from '../../../lib/use-live.ts';
import { setupOf } from '../setup.ts';
import { useSideNames } from '../side-names.ts';
import { SidePanel } from '../side-panel.tsx';

/** A game as everybody can follow it, throw by throw. */
export function GamePage({ id }: { id: number }) {
  const texts = useTexts('games');
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id });
  useGameEvents(output);
  const names = useSideNames(output);
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  return (
    <Page>
      <PageHeader
        title={names.join(' – ')}
        meta={<span>{texts.status[output.status]()}</span>}
        actions={<Actions output={output} />}
      />
      <Sides>
        {names.map((name, side) => (
          <SidePanel key={`${side} ${name}`} game={game} side={side} name={name} />
        ))}
      </Sides>
      <Visits game={game} names={names} />
    </Page>
  );
}

/** New moves are played here as on the device that scores; with a gap the game is read again. */
function useGameEvents({ id: gameId }: GameOutput): void {
  const utils = trpc.useUtils();
  useLive<{ data: GameEvent }>({
    of: gameId,
    open: (stream) => utils.client.games.events.subscribe({ gameId }, stream),
    onData: ({ data: { revision, status, moves } }) => {
      const known = utils.games.get.getData({ gameId });
      const next = known && played(known, moves, revision);
      if (next) utils.games.get.setData({ gameId }, { ...next, status });
      else void utils.games.get.invalidate({ gameId });
    },
    isEnd: (error) => hasErrorCode(error, 'GAME_NOT_FOUND'),
  });
}

/** @returns null when something is missing between what is known and these moves */
function played(known: GameOutput, moves: GameEvent['moves'], revision: number): GameOutput | null {
  if (moves.length === 0 || known.revision + moves.length !== revision) return null;
  let game = replay(setupOf(known), known.entries);
  if (isRefusal(game)) return null;
  for (const one of moves) {
    const next = move(game, one);
    if (isRefusal(next)) return null;
    game = next;
  }
  return { ...known, revision, entries: game.entries };
}

function Actions({ output }: { output: GameOutput }) {
  const { watch } = useTexts('games');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const accept = trpc.games.accept.useMutation({
    onSuccess: () => utils.games.get.invalidate({ gameId: output.id }),
    onError: (error) => fail(error, watch.accept()),
  });
  return (
    <>
      {output.can.accept ? (
        <Button
          variant="accent"
          disabled={accept.isPending}
          onClick={() => accept.mutate({ gameId: output.id })}
        >
          {watch.accept()}
        </Button>
      ) : null}
      {output.can.score ? (
        <ButtonLink to="/games/$id/score" params={{ id: String(output.id) }} variant="solid">
          {watch.score()}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The visits of each leg, the running leg first. */
function Visits({ game, names }: { game: Game; names: readonly string[] }) {
  const texts = useTexts('games');
  const legs = [...Map.groupBy(game.turns, ({ leg }) => leg)].reverse();
  if (legs.length === 0) return <p>{texts.watch.empty()}</p>;
  return (
    <>
      {legs.map(([leg, turns]) => (
        <Leg key={leg}>
          <Heading as="h2" size="subheading">
            {texts.leg({ leg: leg + 1 })}
          </Heading>
          <table>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name} scope="col" colSpan={2}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {roundsOf(turns, names.length).map((round) => (
                <tr key={round.key}>
                  {round.turns.map((turn, side) => (
                    <Visit key={`${round.key} ${side}`} turn={turn} bust={texts.watch.bust()} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Leg>
      ))}
    </>
  );
}

function Visit({ turn, bust }: { turn: Game['turns'][number] | undefined; bust: string }) {
  if (!turn) return <td colSpan={2} />;
  return (
    <>
      <td>{'isBust' in turn && turn.isBust ? bust : turn.points}</td>
      <td>
        <strong>{'after' in turn ? turn.after : turn.marks}</strong>
      </td>
    </>
  );
}

/** Rows of a slate: one visit of each side, whoever began. */
function roundsOf(turns: Game['turns'], sides: number) {
  const bySide = Array.from({ length: sides }, (_, side) =>
    turns.filter((turn) => turn.side === side),
  );
  const count = Math.max(0, ...bySide.map((own) => own.length));
  return Array.from({ length: count }, (_, round) => ({
    key: round,
    turns: bySide.map((own) => own[round]),
  }));
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    layerStyle: 'panel',
    marginBottom: '6',
  },
});
const Leg = chakra('section', {
  base: {
    marginBottom: '6',
    '& table': { width: 'full', textStyle: 'number', borderCollapse: 'collapse' },
    '& th': { textStyle: 'label', textAlign: 'start', color: 'fg.muted' },
    '& td': { borderTop: '1px solid', borderColor: 'border', paddingBlock: '1' },
  },
});
