import { BEDS, type Dart } from '@oche/darts/board';
import { randomFrom } from '@oche/darts/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenPost } from '../contract.ts';
import type { Adapter } from '../core/index.ts';
import { newBoard } from '../listening/board.ts';
import { autodarts } from '../makers/autodarts.ts';
import { opendartboard } from '../makers/opendartboard.ts';
import { scolia } from '../makers/scolia.ts';
import { newWaiting } from '../sending/waiting.ts';
import { type Arrival, arrivalsOf, EVERYTHING, NO_TROUBLES, type Troubles } from './misbehaving.ts';
import { newScorer } from './scorer.ts';
import { autodartsSpeech, opendartboardSpeech, type Speech, scoliaSpeech } from './speech.ts';

type Visit = readonly Dart[];

const counter = (name: string) => {
  let count = 0;
  return () => `${name}-${++count}`;
};

/** Plays what arrives through the bridge and a bad network, and gives the visits that were entered by themselves. */
function entered<S>(adapter: Adapter<S>, arrivals: readonly Arrival[], random: () => number) {
  const newId = counter('id');
  const scorer = newScorer();
  let clock = 100_000;
  let visit = 0;
  const start = () => {
    const lease = newId();
    const waiting = newWaiting();
    const board = newBoard(
      adapter,
      (seen) => {
        for (const each of seen) scorer.note(each.visit, visit, each.darts);
        waiting.offer(seen);
      },
      () => clock,
      newId,
    );
    const posts: { underWay?: SeenPost; overtaken?: SeenPost } = {};
    return Object.assign(posts, { lease, waiting, board, seq: 0 });
  };
  let bridge = start();

  /** Sends something, or what was sent arrives: in between more may happen at the board. */
  const send = () => {
    const { waiting, lease, underWay } = bridge;
    if (!underWay) {
      const seen = waiting.take();
      if (seen) bridge.underWay = { lease, seq: ++bridge.seq, ...seen };
      return;
    }
    bridge.underWay = undefined;
    // it is lost; or it arrives, twice, or after the next one; and the answer may be lost
    if (random() < 0.1) return;
    scorer.seen(underWay);
    if (random() < 0.1) scorer.seen(underWay);
    if (bridge.overtaken && random() < 0.3) scorer.seen(bridge.overtaken);
    bridge.overtaken = underWay;
    if (random() < 0.9) waiting.done();
  };
  const begin = () => {
    bridge.board.opened();
    bridge.waiting.startWith(bridge.board.estranged());
  };

  begin();
  for (const arrival of arrivals) {
    clock += 2_000;
    if (arrival.kind === 'message') {
      visit = arrival.visit;
      bridge.board.message(arrival.message);
    } else if (arrival.kind === 'quiet') {
      clock += 60_000;
      bridge.board.tick();
    } else if (arrival.kind === 'cut') {
      bridge.board.closed();
      clock += arrival.milliseconds;
      bridge.board.opened();
    } else {
      bridge = start();
      begin();
    }
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) send();
  }
  while (bridge.waiting.isFull() || bridge.underWay) send();
  return scorer.entered();
}

const makers: [string, Adapter<never>, () => Speech][] = [
  ['autodarts', autodarts as Adapter<never>, autodartsSpeech],
  ['scolia', scolia as unknown as Adapter<never>, () => scoliaSpeech(counter('message'))],
  ['opendartboard', opendartboard as unknown as Adapter<never>, opendartboardSpeech],
];

const dart = fc.nat({ max: BEDS.length - 1 }).map((index): Dart => BEDS[index]?.dart ?? '0');
const game = fc.array(fc.array(dart, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 12,
});

function play(maker: string, visits: readonly Visit[], troubles: Troubles, seed: number) {
  const [, adapter, speech] = makers.find(([name]) => name === maker) ?? [];
  if (!adapter || !speech) throw new Error(maker);
  const random = randomFrom(String(seed));
  const arrivals = arrivalsOf(visits, speech(), troubles, random);
  return { arrivals, got: entered(adapter, arrivals, random) };
}

const STANDING: Troubles = { ...EVERYTHING, cuts: false, kills: false };

describe('10,000 games at boards that misbehave', () => {
  it.each(makers)('%s enters what was thrown, while the connection stands', (maker) => {
    fc.assert(
      fc.property(game, fc.integer(), (visits, seed) => {
        const { got } = play(maker, visits, STANDING, seed);
        expect(got.map(({ darts }) => darts)).toEqual(visits);
      }),
      { numRuns: 1_700 },
    );
  });

  it.each(makers)('%s enters nothing that was not thrown, cut off and killed', (maker) => {
    fc.assert(
      fc.property(game, fc.integer(), (visits, seed) => {
        const { arrivals, got } = play(maker, visits, EVERYTHING, seed);
        const byHand = missed(visits, got);
        // each as it was thrown, in its order, and none twice
        for (const { index, darts } of got) expect(darts).toEqual(visits[index]);
        expect(got.map(({ index }) => index)).toEqual(
          visits.map((_, index) => index).filter((index) => !byHand.has(index)),
        );
        // what is left to be typed was interrupted, or waited to be sent then
        const near = interrupted(arrivals);
        for (const index of byHand) expect(near).toContain(index);
      }),
      { numRuns: 1_700 },
    );
  });
});

const missed = (visits: readonly Visit[], got: readonly { index: number }[]) => {
  const all = new Set(visits.keys());
  for (const { index } of got) all.delete(index);
  return all;
};

const interrupted = (arrivals: readonly Arrival[]): number[] =>
  arrivals.flatMap((arrival) =>
    arrival.kind === 'cut' || arrival.kind === 'kill'
      ? [-6, -5, -4, -3, -2, -1, 0, 1, 2].map((by) => arrival.visit + by)
      : [],
  );

it('a board that behaves enters every visit', () => {
  for (const [maker] of makers) {
    const visits: Visit[] = [['T20', 'T20', 'S5'], ['0', 'D16'], ['D25'], ['S25', '0', '0']];
    expect(play(maker, visits, NO_TROUBLES, 1).got.map(({ darts }) => darts)).toEqual(visits);
  }
});
