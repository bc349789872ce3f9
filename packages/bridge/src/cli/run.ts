import type { Maker } from '../contract.ts';
import type { Seen } from '../core/index.ts';
import { type Board, newBoard } from '../listening/board.ts';
import { type Hearer, type Line, listen, type Pace } from '../listening/line.ts';
import type { After, Why } from '../makers/after.ts';
import { autodarts } from '../makers/autodarts.ts';
import { opendartboard } from '../makers/opendartboard.ts';
import { scolia } from '../makers/scolia.ts';
import type { Oche } from '../sending/oche.ts';
import { type Ending, newSender, type SenderOptions, type Told } from '../sending/sender.ts';

export interface Bridge {
  maker: Maker;
  version: string;
  line: Line;
  /** Lets a board that does not look begin to. */
  start(): Promise<void>;
  oche: Oche;
  tell(news: News): void;
  pace?: { line?: Pace; sender?: SenderOptions['pace'] };
}

/** What who runs the bridge reads. */
export type News =
  | { kind: 'oche'; told: Told }
  | { kind: 'board'; seen: Seen }
  | { kind: 'boardOpen' | 'started' | 'notStarted' }
  | { kind: 'boardClosed'; after: After };

const TICK = 5_000;

function boardOf(maker: Maker, onSeen: (seen: readonly Seen[]) => void): Board {
  if (maker === 'autodarts') return newBoard(autodarts, onSeen);
  return maker === 'scolia' ? newBoard(scolia, onSeen) : newBoard(opendartboard, onSeen);
}

/** Listens to a board and tells Oche, until there is no use in it or it is aborted. */
export async function runBridge(bridge: Bridge, asked: AbortSignal): Promise<Ending | Why> {
  const { maker, version, line, oche, tell } = bridge;
  const over = new AbortController();
  const signal = AbortSignal.any([asked, over.signal]);

  const board = boardOf(maker, (seen) => {
    sender.offer(seen);
    for (const each of seen) tell({ kind: 'board', seen: each });
  });
  const startIfStopped = async () => {
    if (board.state() !== 'stopped') return;
    await bridge.start().then(
      () => tell({ kind: 'started' }),
      () => tell({ kind: 'notStarted' }),
    );
  };
  const sender = newSender({
    oche,
    maker,
    version,
    onEstranged: () => board.estranged(),
    tell: (told) => {
      tell({ kind: 'oche', told });
      if (told.kind === 'attached' && told.is) startIfStopped();
    },
    ...(bridge.pace?.sender && { pace: bridge.pace.sender }),
  });
  const hearer: Hearer = {
    ...board,
    told: (what) =>
      tell(
        what.kind === 'open' ? { kind: 'boardOpen' } : { kind: 'boardClosed', after: what.after },
      ),
  };

  const ticking = setInterval(board.tick, TICK);
  const heard = listen(line, hearer, signal, bridge.pace?.line).then((why) => why ?? 'asked');
  const sent = sender.run(signal);
  const ending = await Promise.race([heard, sent]);
  over.abort();
  clearInterval(ticking);
  // lets the board be given back
  await Promise.all([heard, sent]);
  oche.close();
  return ending;
}
