import type { GameOutput } from '@oche/validators/games/schemas';
import { useEffect, useState } from 'react';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSideNames } from '../side-names.ts';
import { Scorer } from './scorer.tsx';
import { keptGame } from './storage/kept-games.ts';
import { recalledOutput, rememberOutput } from './storage/remembered-output.ts';
import type { Kept } from './storage/scorer-state.ts';
import { boardLine } from './storage/scoring-line.ts';

const RETRY_MS = 3000;

export interface BoardScorerProps {
  gameId: number;
  /** the board, for which this device keeps what is typed */
  owner: string;
  /** told when the last dart is thrown, and when it is taken back */
  onOver: (isOver: boolean) => void;
  /** whether the last dart can still be taken back when the result has arrived */
  canTakeBack: boolean;
  /** the result has been seen */
  onNext: () => void;
}

/** The scorer on the tablet at a board. Without a network it goes on with the game as it was known here. */
export function BoardScorer({ gameId, owner, ...follows }: BoardScorerProps) {
  const { client } = trpc.useUtils();
  const [known, setKnown] = useState<{ output: GameOutput; kept: Kept | undefined } | null>(null);
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      const kept = await keptGame(owner, gameId).read();
      const output = await client.atBoard.game.query({ gameId }).catch((error) =>
        // whoever is refused has nothing to go on with
        hasErrorCode(error, 'MATCH_ELSEWHERE', 'TABLET_UNKNOWN', 'TABLET_OVER')
          ? undefined
          : recalledOutput(gameId),
      );
      if (!isShown) return;
      if (output) {
        rememberOutput(output);
        setKnown({ output, kept });
      } else timer = setTimeout(load, RETRY_MS);
    };
    void load();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [client, owner, gameId]);
  return known ? <Known {...known} owner={owner} {...follows} /> : null;
}

interface KnownProps extends Omit<BoardScorerProps, 'gameId'> {
  output: GameOutput;
  kept: Kept | undefined;
}

function Known({ output, owner, kept, ...atBoard }: KnownProps) {
  const { client } = trpc.useUtils();
  const names = useSideNames(output);
  return (
    <Scorer
      output={output}
      line={boardLine(client)}
      store={keptGame(owner, output.id)}
      kept={kept}
      names={names}
      atBoard={atBoard}
    />
  );
}
