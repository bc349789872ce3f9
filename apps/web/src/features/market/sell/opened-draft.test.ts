import { describe, expect, it } from 'vitest';
import { afterAddress, type Opened } from './opened-draft.ts';

const blank: Opened = { draftId: undefined, given: null, count: 0 };

describe('the draft that is open', () => {
  it('stays on the screen while the address gets its number', () => {
    const created: Opened = { ...blank, given: { id: 7, isInAddress: false } };
    expect(afterAddress(created, undefined)).toBe(created);
    const named = afterAddress(created, 7);
    expect(named).toEqual({ ...blank, given: { id: 7, isInAddress: true } });
    expect(afterAddress(named, 7)).toBe(named);
  });

  it('gives way to any other address', () => {
    const named: Opened = { ...blank, given: { id: 7, isInAddress: true } };
    expect(afterAddress(named, undefined)).toEqual({ ...blank, count: 1 });
    expect(afterAddress(named, 8)).toEqual({ draftId: 8, given: null, count: 1 });
    const known: Opened = { draftId: 8, given: null, count: 0 };
    expect(afterAddress(known, 8)).toBe(known);
    expect(afterAddress(known, undefined).count).toBe(1);
  });
});
