import type { GameOutput } from '@oche/validators/games/schemas';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { showsBoards } from './shows-boards.ts';

const RemoteVideo = lazyPart(async () => (await import('./panel/remote-video.tsx')).RemoteVideo);

/** What stands beside the score: the other side's board, in games in which both show theirs; it depends on who throws. */
export const besideScore =
  (game: GameOutput, names: readonly string[]) =>
  (throwing: number | undefined): ReactNode => {
    if (!showsBoards(game)) return null;
    const other = 1 - (game.ownSide ?? 0);
    return (
      <RemoteVideo gameId={game.id} name={names[other] ?? ''} isWatching={throwing === other} />
    );
  };
