// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_VALUES } from '../sell-values.ts';
import { deviceCopy, unsentOf } from './device-copy.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const typed = { ...NEW_VALUES, title: 'Target Barrels' };

describe('what this device has of a draft', () => {
  it('stays for a moment when the server has it: a page from before finds it here', () => {
    const copy = deviceCopy('anna', '7');
    copy.write(typed, { id: 7, revision: 1 });
    copy.settle(typed, { id: 7, revision: 2 });
    copy.rest();
    const kept = deviceCopy('anna', '7').read();
    expect(unsentOf(kept, { id: 7, revision: 1 })?.values.title).toBe('Target Barrels');
    expect(unsentOf(kept, { id: 7, revision: 2 })).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(copy.read()).toBeNull();
  });

  it('is not forgotten when more was typed since', () => {
    const copy = deviceCopy('anna', '7');
    copy.settle(typed, { id: 7, revision: 2 });
    copy.write({ ...typed, title: 'More' }, { id: 7, revision: 2 });
    vi.advanceTimersByTime(5000);
    expect(unsentOf(copy.read(), { id: 7, revision: 2 })?.values.title).toBe('More');
  });

  it('goes at once when nothing is unsent and nothing was saved just now', () => {
    const copy = deviceCopy('anna', '7');
    copy.write(typed, null);
    copy.rest();
    expect(copy.read()).toBeNull();
  });
});
