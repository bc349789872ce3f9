import { type PartyKind, partyPlay, sidesOf } from '@oche/darts/party/catalog';
import { shuffled } from '@oche/darts/random';
import { useState } from 'react';
import { randomKey } from '../../../../lib/storage/drafts.ts';
import { type KeptParty, read, write } from '../kept-party.ts';
import { type Choices, choicesOf, KINDS, type OfSide } from '../kinds.ts';
import { emptySide, namesOf, rememberNames, type TypedSide } from './sides.ts';

interface Setup {
  sides: readonly TypedSide[];
  /** the key of the own side; null: the device's owner only writes */
  own: number | null;
  order: 'typed' | 'drawn';
  choices: Choices;
}

const SIDES_KEY = 'oche:party-sides';
const choicesKey = (kind: PartyKind) => `oche:party-choices:${kind}`;

/**
 * What is agreed on before the first dart. Who played last, and how, is there again.
 * @param ownName of the device's owner
 */
export function useSetup(kind: PartyKind, ownName: string) {
  const [setup, setSetup] = useState<Setup>(() => first(kind, ownName));
  const { min, max } = sidesOf(kind);
  const change = (some: Partial<Setup>) => setSetup({ ...setup, ...some });
  return {
    ...setup,
    change,
    canAdd: setup.sides.length < max,
    canRemove: setup.sides.length > min,
    /**
     * @param usual the name of a side without one
     * @returns null while the sides' own numbers can't be like that
     */
    begin(usual: (side: number) => string): KeptParty | null {
      const { choices, own, order } = setup;
      const sides = order === 'drawn' ? shuffled(setup.sides, Math.random) : setup.sides;
      const asked = KINDS[kind].ofSide?.(choices) ?? null;
      const numbers = sides.map((side) => numberOf(side, setup.sides.indexOf(side), asked));
      const game = KINDS[kind].make(choices, numbers, Math.random);
      if (!partyPlay(game, sides.length)) return null;
      const named = namesOf(setup.sides, usual);
      const names = sides.map((side) => named[setup.sides.indexOf(side)] ?? { players: [] });
      write(choicesKey(kind), choices);
      write(SIDES_KEY, { sides: setup.sides, own, order });
      rememberNames(
        setup.sides.flatMap(({ players }) => players.map((name) => name.trim()).filter(Boolean)),
      );
      const ownSide = sides.findIndex(({ key }) => key === own);
      return {
        game,
        sides: names,
        ownSide: ownSide < 0 ? null : ownSide,
        darts: [],
        key: randomKey(),
      };
    },
  };
}

/** What is typed for a side, or the usual one of its place. */
export const numberOf = (side: TypedSide, place: number, asked: OfSide | null): number =>
  side.own.trim() === '' ? (asked?.usual(place) ?? 0) : Number(side.own);

function first(kind: PartyKind, ownName: string): Setup {
  const kept = read<Setup>(SIDES_KEY);
  const choices = choicesOf(kind, read<Choices>(choicesKey(kind)) ?? {});
  const { min, max } = sidesOf(kind);
  const sides = isSides(kept?.sides) ? kept.sides.slice(0, max) : [];
  if (kept && sides.length >= min) {
    return {
      sides,
      own: kept.own ?? null,
      order: kept.order === 'drawn' ? 'drawn' : 'typed',
      choices,
    };
  }
  const own = { ...emptySide([]), players: [ownName] };
  return { sides: [own, emptySide([own])], own: own.key, order: 'typed', choices };
}

const isSides = (value: unknown): value is readonly TypedSide[] =>
  Array.isArray(value) &&
  value.every(
    (side) =>
      typeof side?.key === 'number' && Array.isArray(side.players) && typeof side.own === 'string',
  );
