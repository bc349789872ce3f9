import { partyPlay, turned, turnedOnce } from '@oche/darts/party/catalog';
import { correctDart, standingOf } from '@oche/darts/party/correct';
import type { PartyStanding } from '@oche/darts/party/party';
import { useState } from 'react';
import { randomKey } from '../../../../lib/storage/drafts.ts';
import { forgetParty, type KeptParty, writeParty } from '../kept-party.ts';

/** A game that is played here: each dart is on the device at once. */
export function useParty(first: KeptParty) {
  const [kept, setKept] = useState(first);
  const [corrected, setCorrected] = useState<number | null>(null);
  const play = partyPlay(kept.game, kept.sides.length);
  if (!play) throw new Error(`${kept.game.kind} can't be played like this`);
  const standing = standingOf(play, kept.darts);
  const darts = standing.visits.flatMap((visit) => visit.darts);
  const keep = (next: KeptParty) => {
    setKept(next);
    writeParty(next);
  };
  return {
    kept,
    standing,
    /** what was thrown, up to the end of the game */
    darts,
    /** the place of the dart that is being corrected */
    corrected,
    setCorrected,
    throwDarts(more: readonly string[]): void {
      const [dart = '0'] = more;
      setCorrected(null);
      const next =
        corrected === null
          ? [...darts, ...more]
          : correctDart(play, standing.visits, corrected, dart);
      keep({ ...kept, darts: next });
    },
    takeBack(): void {
      // who is correcting takes that back first
      if (corrected === null) keep({ ...kept, darts: darts.slice(0, -1) });
      setCorrected(null);
    },
    /** The same sides again: who has thrown first throws last. */
    playAgain(): void {
      keep(rematchOf(kept));
    },
    forget: () => forgetParty(kept.game.kind),
  };
}

/** Who threw first throws last, and everybody keeps what is theirs. */
function rematchOf({ game, sides, ownSide }: KeptParty): KeptParty {
  return {
    game: turnedOnce(game),
    sides: turned(sides),
    ownSide: ownSide === null ? null : (ownSide + sides.length - 1) % sides.length,
    darts: [],
    key: randomKey(),
  };
}

/** Who of a side throws: those of a team one after the other, each as long as the side goes on. */
export function throwerOf({ sides }: KeptParty, { visits, side, inVisit }: PartyStanding): string {
  if (side === null) return '';
  const turns = visits.filter((visit, at) => visit.side === side && visits[at - 1]?.side !== side);
  const isGoingOn = inVisit > 0 || visits.at(-1)?.side === side;
  const { players = [] } = sides[side] ?? {};
  return players[(turns.length - (isGoingOn ? 1 : 0)) % players.length] ?? '';
}
