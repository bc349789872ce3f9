import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';

describe('boards for a booking', () => {
  const boards = [11, 12, 13, 14];
  const any = (boardCount: number) => ({ boardIds: undefined, boardCount });

  it('are the first free ones in the order of the lounge', () => {
    expect(allocate(any(2), boards, new Set([12])).boardIds).toEqual([11, 13]);
  });

  it('stay the same ones for a moved booking where they can', () => {
    expect(allocate(any(2), boards, new Set([12]), [14, 12]).boardIds).toEqual([14, 11]);
  });

  it('are exactly the named ones, or none', () => {
    const named = (...boardIds: number[]) => ({ boardIds, boardCount: 1 });
    expect(allocate(named(13, 11), boards, new Set([12])).boardIds).toEqual([13, 11]);
    expect(allocate(named(13, 12), boards, new Set([12])).refusal).toBe('BOARD_TAKEN');
    expect(allocate(named(13, 15), boards, new Set([13])).refusal).toBe('BOARD_NOT_FOUND');
  });

  it('can be all of them', () => {
    expect(allocate(any(4), boards, new Set())).toEqual({ boardIds: boards, refusal: null });
  });

  it('are refused when there are too few, at all or now', () => {
    expect(allocate(any(5), boards, new Set()).refusal).toBe('TOO_MANY_BOARDS');
    expect(allocate(any(3), boards, new Set([11, 12])).refusal).toBe('BOARD_TAKEN');
  });
});
