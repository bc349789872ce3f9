import { describe, expect, it } from 'vitest';
import { isRefusal } from '../visit.ts';
import { type PartyGame, partyPlay, turnedOnce } from './catalog.ts';
import { correctDart } from './correct.ts';
import { CLASSIC, TACTICS } from './cricket.ts';

function after(game: PartyGame, sides: number, darts: string) {
  const standing = partyPlay(game, sides)?.(darts.split(' ').filter(Boolean));
  if (!standing || isRefusal(standing)) throw new Error(standing?.refused ?? 'no such game');
  return { ...standing, scores: standing.sides.map(({ score }) => score) };
}
const misses = (visits: number) =>
  Array(3 * visits)
    .fill('0')
    .join(' ');

describe('Cricket', () => {
  const cricket = (
    scoring: 'standard' | 'cutThroat' | 'noScore',
    numbers = CLASSIC,
  ): PartyGame => ({
    kind: 'cricket',
    scoring,
    numbers,
  });
  const ALL = 'T20 T19 T18 T17 T16 T15 D25 S25';
  const withMisses = (darts: string, others: number) =>
    darts
      .split(' ')
      .map((dart, index) => (index % 3 === 2 ? `${dart} ${misses(others)}` : dart))
      .join(' ');

  // en.wikipedia.org: a treble opens a number at once, each further one scores until the others have closed it
  it('scores for oneself on what others have open', () => {
    expect(after(cricket('standard'), 3, 'T20 T20 S20').scores).toEqual([80, 0, 0]);
    const closed = after(cricket('standard'), 2, `T20 0 0 T20 0 0 T20`);
    expect(closed.scores).toEqual([0, 0]);
    expect(closed.aim).toMatchObject({ numbers: [19, 18, 17, 16, 15, 25] });
  });

  it('gives the points to all who have it open at cut throat', () => {
    const standing = after(cricket('cutThroat'), 3, `T20 0 0 T20 T20 0`);
    expect(standing.scores).toEqual([0, 0, 60]);
    expect(standing.places).toEqual([1, 1, 3]);
  });

  it('has the bull as one mark, and the bull’s eye as two', () => {
    const { board, scores, happened } = after(cricket('standard'), 2, 'D25 D25');
    expect(board).toMatchObject({ marks: [[0, 0, 0, 0, 0, 0, 3], expect.anything()] });
    expect(scores).toEqual([25, 0]);
    expect(happened).toEqual([{ is: 'closed', side: 0, number: 25 }]);
  });

  it('is won with everything closed and no worse points', () => {
    expect(after(cricket('standard'), 2, withMisses(ALL, 1))).toMatchObject({
      side: null,
      places: [1, 2],
    });
    const behind = after(cricket('standard'), 2, `0 0 0 T20 T20 0 ${withMisses(ALL, 1)}`);
    expect(behind.side).toBe(0);
    expect(behind.scores).toEqual([0, 60]);
  });

  it('counts nothing but marks without scores, on any numbers', () => {
    const standing = after(cricket('noScore', [7, 3, 25]), 2, 'T7 T7 T3 T7 0 0 D25 S25');
    expect(standing).toMatchObject({ side: null, scores: [9, 3], places: [1, 2] });
    expect(after(cricket('noScore', TACTICS), 2, 'T10').scores).toEqual([3, 0]);
  });

  it('ends also for one who does not throw, when points make them the best', () => {
    // the second has closed both, with points against it; the first gives more to the third, and is no better itself
    const game = cricket('cutThroat', [2, 1, 25]);
    const darts = 'T2 S2 0 T2 T1 S1 0 0 0 D25 S25 0 0 D25 S25';
    expect(after(game, 3, darts).side).toBe(2);
  });

  it('is refused with numbers twice, too few, or none of the board', () => {
    for (const numbers of [[20, 20, 19], [20, 19], [20, 19, 21], []]) {
      expect(partyPlay(cricket('standard', numbers), 2)).toBeNull();
    }
  });
});

describe('Gotcha', () => {
  const gotcha: PartyGame = { kind: 'gotcha', target: 301 };

  // audiodartmaster.com: exactly 301; whoever gets to another one's score sends them back
  it('sends back whoever is caught up with, by any dart of a visit', () => {
    const caught = after(gotcha, 3, `T20 0 0 ${misses(1)} T20`);
    expect(caught).toMatchObject({ scores: [0, 0, 60], happened: [{ is: 'reset', side: 0 }] });
    // a dart that misses catches nobody, nor does one at 0
    expect(after(gotcha, 2, '0 0 0 0').happened).toEqual([]);
    expect(after(gotcha, 2, 'S20 0 0 S5 S5 S10').scores).toEqual([0, 20]);
  });

  it('takes a visit back that goes too far, with whom it has sent back', () => {
    const before = 'T20 T20 T20 T20 0 0 T20 0 0';
    // 240, then 60 and 2 more; on the way the other one would have been at the same
    const bust = after(gotcha, 2, `${before} 0 0 0 T20 S2`);
    expect(bust).toMatchObject({ scores: [240, 60], side: 1, happened: [{ is: 'bust', side: 0 }] });
  });

  it('is won by exactly 301', () => {
    const end = after(gotcha, 2, `T20 T20 T20 ${misses(1)} T20 T20 S1`);
    expect(end).toMatchObject({ scores: [301, 0], side: null, places: [1, 2] });
  });
});

describe('Baseball', () => {
  const baseball: PartyGame = { kind: 'baseball' };

  it('counts runs on the number of the inning', () => {
    const standing = after(baseball, 2, 'S1 D1 T1 T20 S1 0 S2 T1 0');
    expect(standing.scores).toEqual([7, 1]);
    expect(standing.board).toMatchObject({ rounds: [[6, 1], [1]], of: 9 });
    expect(after(baseball, 2, misses(2)).aim).toMatchObject({
      beds: [{ dart: 'S2' }, { dart: 'D2' }, { dart: 'T2' }],
    });
  });

  it('has nine innings, and more only for those who stand equal at the top', () => {
    const nine = `T1 0 0 T1 0 0 S1 0 0 ${misses(3 * 8)}`;
    const extra = after(baseball, 3, nine);
    expect(extra).toMatchObject({ side: 0, round: 9, scores: [3, 3, 1] });
    expect(extra.aim).toMatchObject({ beds: [{ dart: 'S10' }, { dart: 'D10' }, { dart: 'T10' }] });
    const end = after(baseball, 3, `${nine} T10 T10 0 D10 0 0`);
    expect(end).toMatchObject({ side: null, scores: [9, 5, 1], places: [1, 2, 3] });
    // what decides a tie is no better score
    expect(end.measures).toEqual([3, 3, 1]);
  });
});

describe('Shoot-out', () => {
  const shootOut: PartyGame = { kind: 'shootOut' };

  it('counts nine darts, and another visit decides a tie', () => {
    const round = 'T20 T20 T20 S20 S20 S20';
    expect(after(shootOut, 2, `${round} ${round} ${round}`)).toMatchObject({
      side: null,
      scores: [540, 180],
      places: [1, 2],
    });
    const tie = after(shootOut, 2, `${misses(6)} S1 0 0 S1 0 0`);
    expect(tie).toMatchObject({ side: 0, scores: [1, 1] });
    expect(after(shootOut, 2, `${misses(6)} S1 0 0`)).toMatchObject({ side: 1 });
  });
});

describe('Follow the Leader', () => {
  const follow = (bed: 'exact' | 'number'): PartyGame => ({ kind: 'follow', lives: 2, bed });

  it('sets a bed, and takes a life from who does not hit it', () => {
    expect(after(follow('exact'), 2, '0 D16')).toMatchObject({
      side: 1,
      aim: { beds: [{ dart: 'D16' }] },
      board: { target: 'D16' },
    });
    expect(after(follow('exact'), 2, 'D16 S16 D8 0').scores).toEqual([2, 1]);
    expect(after(follow('number'), 2, 'D16 S16').happened).toMatchObject([{ is: 'matched' }]);
  });

  it('lets who has hit it set the next one, with three more after the third dart', () => {
    expect(after(follow('exact'), 2, 'D16 D16 T5')).toMatchObject({
      side: 0,
      board: { target: 'T5' },
    });
    const third = after(follow('exact'), 2, 'D16 0 0 D16');
    expect(third).toMatchObject({ side: 1, aim: { at: 'any' }, inVisit: 0 });
    // who then sets none loses a life, and the bed stays
    const none = after(follow('exact'), 3, 'D16 0 0 D16 0 0 0');
    expect(none).toMatchObject({ side: 2, scores: [2, 1, 2], board: { target: 'D16' } });
  });

  it('costs the leader nothing when it comes back', () => {
    const back = after(follow('exact'), 3, `D16 ${misses(2)}`);
    expect(back).toMatchObject({ side: 0, aim: { at: 'any' }, scores: [2, 1, 1] });
    expect(after(follow('exact'), 3, `D16 ${misses(3)}`)).toMatchObject({
      side: 1,
      scores: [2, 1, 1],
      board: { target: null },
    });
  });

  it('ends with the last one alive', () => {
    const end = after(follow('exact'), 2, `D16 ${misses(1)} D16 ${misses(1)}`);
    expect(end).toMatchObject({ side: null, scores: [2, 0], places: [1, 2] });
  });
});

describe('Tic-tac-toe', () => {
  const NUMBERS = [1, 2, 3, 4, 25, 6, 7, 8, 9];
  const game = (ring: 'double' | 'any'): PartyGame => ({
    kind: 'ticTacToe',
    numbers: NUMBERS,
    ring,
  });

  it('is won with three in a line', () => {
    const end = after(game('any'), 2, 'S1 S25 T9');
    expect(end).toMatchObject({ side: null, places: [1, 2], board: { line: [0, 4, 8] } });
    expect(after(game('double'), 2, 'S1 D1').scores).toEqual([1, 0]);
  });

  it('leaves what is taken, and is drawn when no line can be won any more', () => {
    expect(after(game('any'), 2, 'S1 0 0 S1').scores).toEqual([1, 0]);
    // X O X / O X O / O X O is whole; it is over as soon as every line has both
    const drawn = after(game('any'), 2, 'S1 S3 S25 S2 S4 S6 S8 0 0 S7 S9');
    expect(drawn).toMatchObject({ side: null, places: [1, 1], board: { line: [] } });
  });

  it('is for two sides and nine numbers', () => {
    expect(partyPlay(game('any'), 3)).toBeNull();
    expect(partyPlay({ ...game('any'), numbers: NUMBERS.slice(1) } as PartyGame, 2)).toBeNull();
  });
});

describe('X01 of several sides', () => {
  const x01: PartyGame = { kind: 'x01', starts: [301, 201, 101], out: 'double' };

  it('has a start of its own for each side, and ends with the first finish', () => {
    const end = after(x01, 3, `T20 T20 S1 ${misses(1)} T17 S10 D20`);
    expect(end).toMatchObject({ side: null, scores: [180, 201, 0], places: [2, 3, 1] });
  });

  it('takes a bust back and goes on with the next side', () => {
    const bust = after(x01, 3, `${misses(2)} T20 S20 T20`);
    expect(bust).toMatchObject({
      side: 0,
      scores: [301, 201, 101],
      happened: [{ is: 'bust', side: 2 }],
    });
    // a correction of the bust doesn't give the next side's darts to this one
    const play = partyPlay(x01, 3);
    const visits = after(x01, 3, `${misses(2)} T20 T20 S5 S5 S5`).visits;
    if (!play) throw new Error('no game');
    expect(correctDart(play, visits, 7, 'S1').join(' ')).toBe(`${misses(2)} T20 S1 0 S5 S5 S5`);
  });

  it('needs a start for each side', () => {
    expect(partyPlay(x01, 2)).toBeNull();
    expect(partyPlay({ ...x01, starts: [301, 201, 100] } as PartyGame, 3)).toBeNull();
  });
});

it('what is a side’s own goes with it when the order is turned', () => {
  expect(turnedOnce({ kind: 'x01', starts: [301, 501], out: 'double' })).toMatchObject({
    starts: [501, 301],
  });
  const slate: PartyGame = { kind: 'cricket', scoring: 'standard', numbers: CLASSIC };
  expect(turnedOnce(slate)).toBe(slate);
});
