import { newGame, type Setup } from '@oche/darts/game';
import { type Move, move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  confirmed,
  type MadeMove,
  make,
  requestOf,
  type Scorer,
  scorerOf,
} from './scorer-state.ts';

const setup: Setup = {
  rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
};

/** The server as its service is: each move once, in order, on the state it was made on. */
class Server {
  game = newGame(setup);
  revision = 0;
  readonly #known = new Set<string>();

  receive({ base, moves }: { base: number; moves: readonly MadeMove[] }): boolean {
    const fresh = moves.filter(({ id }) => !this.#known.has(id));
    if (fresh.length === 0) return true;
    if (base + moves.length - fresh.length !== this.revision) return false;
    let { game } = this;
    for (const one of fresh) {
      const next = move(game, one.move);
      if (isRefusal(next)) return false;
      game = next;
    }
    this.game = game;
    this.revision += fresh.length;
    for (const { id } of fresh) this.#known.add(id);
    return true;
  }
}

const moves = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 100 }).map(enter) },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: 'undo' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ index: fc.nat(20), total: fc.integer({ min: 0, max: 100 }) })
      .map(({ index, total }): Move => ({ kind: 'correct', index, entry: { total } })),
  },
);
function enter(total: number): Move {
  return { kind: 'enter', entry: { total, dartsThrown: undefined } };
}

/** What the network does with a request, and with its answer. */
const deliveries = fc.constantFrom(
  'arrives',
  'is cut',
  'answer is lost',
  'twice',
  'late',
  'reload',
);
const steps = fc.array(fc.oneof(fc.record({ move: moves }), fc.record({ send: deliveries })), {
  maxLength: 120,
});

test('no throw is lost or counted twice, whatever the network does', () => {
  fc.assert(
    fc.property(steps, (some) => {
      const server = new Server();
      let scorer: Scorer = scorerOf(setup, [], 0);
      const late: NonNullable<ReturnType<typeof requestOf>>[] = [];
      let count = 0;
      for (const step of some) {
        if ('move' in step) {
          count += 1;
          const next = make(scorer, { id: String(count), move: step.move });
          if (!isRefusal(next)) scorer = next;
          continue;
        }
        // an older request may arrive at any time
        if (step.send === 'late') for (const old of late.splice(0)) server.receive(old);
        if (step.send === 'reload') {
          const { base, revision, pending } = scorer;
          scorer = scorerOf(setup, base.entries, revision, pending);
        }
        const request = requestOf(scorer);
        if (!request || step.send === 'is cut' || step.send === 'reload') continue;
        late.push(request);
        expect(server.receive(request)).toBe(true);
        if (step.send === 'twice') expect(server.receive(request)).toBe(true);
        if (step.send !== 'answer is lost') scorer = confirmed(scorer, request.moves);
      }
      const rest = requestOf(scorer);
      if (rest) {
        expect(server.receive(rest)).toBe(true);
        scorer = confirmed(scorer, rest.moves);
      }
      expect(server.game.entries).toEqual(scorer.game.entries);
      expect(scorer.base).toEqual(scorer.game);
      expect(scorer.revision).toBe(server.revision);
      expect(scorer.pending).toEqual([]);
    }),
  );
});

test('what no longer fits the game of another device is left out', () => {
  const theirs = scorerOf(setup, [{ total: 180 }, { total: 60 }], 2, [
    { id: 'a', move: { kind: 'correct', index: 7, entry: { total: 1 } } },
    { id: 'b', move: enter(60) },
  ]);
  expect(theirs.pending).toEqual([]);
  expect(theirs.game).toEqual(theirs.base);
});
