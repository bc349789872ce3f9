import type { Dart } from '@oche/darts/board';
import { beforeEach, describe, expect, it } from 'vitest';
import { blinded, type Core, doubted, estranged, newCore, type Seen, see } from './core.ts';
import type { Reading } from './reading.ts';

let ids = 0;
const newId = () => `visit-${++ids}`;
let core: Core;
beforeEach(() => {
  ids = 0;
  [core] = see(newCore(newId()), { darts: [], state: 'throwing' }, newId);
});

function take(darts: readonly Dart[] | null, over: Partial<Reading> = {}): Seen[] {
  const [next, seen] = see(core, { darts, state: 'throwing', ...over }, newId);
  core = next;
  return seen;
}
const throws = (...darts: Dart[]) => take(darts, { news: 'thrown' });
const pulls = () => take([], { news: 'pulled' });

describe('what is believed of a board', () => {
  it('begins with an empty board: what hangs there is nobody’s until it is pulled', () => {
    core = newCore('visit-1');
    expect(take(null, { isHung: true })).toMatchObject([{ state: 'takeout', darts: [] }]);
    core = newCore('visit-1');
    expect(take(['T20'])).toEqual([{ visit: 'visit-1', state: 'takeout', darts: [] }]);
    expect(throws('T20', 'S5')).toEqual([]);
    expect(pulls()).toMatchObject([{ state: 'empty', darts: [] }]);
    expect(throws('S1')).toMatchObject([{ state: 'throwing', darts: ['S1'] }]);
  });

  it('says a visit as it grows, and repeats nothing', () => {
    expect(throws('T20')).toMatchObject([{ visit: 'visit-1', darts: ['T20'] }]);
    expect(throws('T20')).toEqual([]);
    expect(throws('T20', 'T20')).toMatchObject([{ visit: 'visit-1', darts: ['T20', 'T20'] }]);
    expect(throws('T20')).toEqual([]); // was overtaken
    expect(pulls()).toEqual([{ visit: 'visit-2', state: 'empty', darts: [] }]);
    expect(pulls()).toEqual([]);
    expect(take(['T20', 'T20'], { state: 'takeout' })).toEqual([]);
  });

  it('replaces a dart that was seen wrongly, and takes back one that was none', () => {
    throws('T20', 'S5');
    expect(take(['T20', 'T5'])).toMatchObject([{ darts: ['T20', 'T5'] }]);
    expect(take(['T20'])).toMatchObject([{ darts: ['T20'] }]);
  });

  it('ends no visit for a hand that pulls nothing', () => {
    throws('T20');
    expect(take(['T20'], { state: 'takeout' })).toMatchObject([
      { visit: 'visit-1', state: 'takeout' },
    ]);
    expect(take(['T20'])).toMatchObject([{ visit: 'visit-1', state: 'throwing' }]);
  });

  it('keeps the list while darts are pulled one by one', () => {
    throws('T20', 'S5', 'S1');
    take(['T20', 'S5', 'S1'], { state: 'takeout' });
    expect(take(['T20'], { state: 'takeout' })).toEqual([]);
    expect(take(['T20'])).toEqual([]);
    expect(core.darts).toEqual(['T20', 'S5', 'S1']);
  });

  it('understands that darts were pulled though nobody said so, after three', () => {
    throws('T20', 'S5', 'S1');
    expect(throws('D2')).toMatchObject([
      { visit: 'visit-2', state: 'empty', darts: [] },
      { visit: 'visit-2', state: 'throwing', darts: ['D2'] },
    ]);
    pulls();
    throws('S1', 'S2');
    // but here a dart may be missing
    expect(throws('D2')).toMatchObject([{ state: 'takeout', darts: [] }]);
  });

  it('goes on after a gap only with what it knew', () => {
    throws('T20');
    core = blinded(core);
    expect(take(['T20', 'S5'])).toMatchObject([{ visit: 'visit-1', darts: ['T20', 'S5'] }]);
    core = blinded(core);
    expect(take(['S3'])).toMatchObject([{ visit: 'visit-2', state: 'takeout', darts: [] }]);
  });

  it('gives a visit up that ended in a gap, and all after a long one', () => {
    throws('T20', 'S5', 'S1');
    core = blinded(core);
    expect(pulls()).toMatchObject([{ visit: 'visit-2', state: 'throwing', darts: [] }]);
    throws('T20');
    core = doubted(blinded(core));
    expect(take(['T20', 'S1'])).toMatchObject([{ visit: 'visit-3', state: 'takeout', darts: [] }]);
  });

  it('gives a visit up that Oche has not heard of', () => {
    throws('T20');
    core = estranged(core, newId);
    expect(core).toMatchObject({ visit: 'visit-2', state: 'takeout', darts: [] });
    pulls();
    core = estranged(core, newId);
    // an empty board would end what Oche knew last
    expect(core).toMatchObject({ state: 'throwing', darts: [] });
  });

  it('tells when nothing is seen, and keeps the visit', () => {
    throws('T20');
    expect(take(null, { state: 'stopped' })).toMatchObject([{ state: 'stopped', darts: ['T20'] }]);
    expect(throws('T20', 'S1')).toMatchObject([{ visit: 'visit-1', darts: ['T20', 'S1'] }]);
  });

  it('names the maker’s ids of what made a visit', () => {
    take(['T20'], { news: 'thrown', event: 'a' });
    take(['T20'], { state: 'takeout', event: 'b' });
    expect(take(['T20', 'S1'], { news: 'thrown', event: 'c' })).toMatchObject([
      { events: ['a', 'c'] },
    ]);
    expect(pulls()).toEqual([{ visit: 'visit-2', state: 'empty', darts: [] }]);
  });
});
