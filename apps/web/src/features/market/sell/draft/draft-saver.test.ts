import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/errors/errors.ts';
import { DraftSaver, type Version } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = () =>
  new ApiError({ code: 'ITEM_CHANGED', domain: 'market', httpStatus: 409, requestId: '' });
const refused = () =>
  new ApiError({ code: 'TOO_MANY_DRAFTS', domain: 'market', httpStatus: 409, requestId: '' });

/** A server that counts revisions, and a device that keeps one text. */
function setup(version: Version | null = null) {
  const calls: [string, Version | null][] = [];
  const failures: unknown[] = [];
  let device: string | null = null;
  let revision = version?.revision ?? 0;
  const saver = new DraftSaver<string>(version, {
    async send(values, known) {
      calls.push([values, known]);
      const failure = failures.shift();
      if (failure) throw failure;
      revision += 1;
      return { id: 7, revision };
    },
    keep: {
      write: (values) => {
        device = values;
      },
      clear: () => {
        device = null;
      },
    },
  });
  return { saver, calls, failures, device: () => device };
}

/** Lets a pause in typing pass. */
const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('saving a draft', () => {
  it('keeps each letter on the device, and sends once after a pause', async () => {
    const { saver, calls, device } = setup();
    for (const text of ['T', 'Ta', 'Tar']) saver.change(text);
    expect([device(), calls, saver.snapshot()]).toEqual(['Tar', [], 'saving']);
    await pause();
    expect([device(), calls, saver.snapshot()]).toEqual([null, [['Tar', null]], 'saved']);
    saver.change('Target');
    await pause();
    expect(calls.at(-1)).toEqual(['Target', { id: 7, revision: 1 }]);
  });

  it('sends what was typed during a call after it, with the version that this gave', async () => {
    const { saver, calls } = setup();
    saver.change('a');
    const sent = saver.flush();
    saver.change('ab');
    expect(await sent).toBe(true);
    expect(calls).toEqual([
      ['a', null],
      ['ab', { id: 7, revision: 1 }],
    ]);
    expect(saver.snapshot()).toBe('saved');
  });

  it('tries again while the server is out of reach, and creates no second draft', async () => {
    const { saver, calls, failures, device } = setup();
    failures.push(new Error('no answer'), new Error('no answer'));
    saver.change('a');
    await pause();
    expect([saver.snapshot(), device()]).toEqual(['kept', 'a']);
    saver.change('ab');
    expect(await saver.flush()).toBe(false);
    expect([saver.snapshot(), device()]).toEqual(['kept', 'ab']);
    await vi.advanceTimersByTimeAsync(6000);
    // the answer may have been lost: what it was created with is sent once more as it was
    expect(calls.map(([values]) => values)).toEqual(['a', 'a', 'a', 'ab']);
    expect([saver.snapshot(), device()]).toEqual(['saved', null]);
  });

  it('stops where another device was faster, until somebody decides', async () => {
    const { saver, calls, failures, device } = setup({ id: 7, revision: 3 });
    failures.push(changed());
    saver.change('mine');
    await pause();
    expect(saver.snapshot()).toBe('elsewhere');
    saver.change('mine, longer');
    await pause();
    expect([await saver.flush(), calls.length, device()]).toEqual([false, 1, 'mine, longer']);
    expect(await saver.overwrite({ id: 7, revision: 4 })).toBe(true);
    expect(calls.at(-1)).toEqual(['mine, longer', { id: 7, revision: 4 }]);
    expect([saver.snapshot(), device()]).toEqual(['saved', null]);
  });

  it('says why the server refuses it, and keeps it on the device', async () => {
    const { saver, failures, device } = setup();
    failures.push(refused());
    saver.change('a');
    await pause();
    expect([saver.snapshot(), device()]).toEqual(['refused', 'a']);
    expect(saver.error).toBeInstanceOf(ApiError);
    saver.change('ab');
    await pause();
    expect(saver.snapshot()).toBe('saved');
  });

  it('leaves what is unsent on the device when the page is left', async () => {
    const { saver, calls, device } = setup();
    saver.change('a');
    saver.stop();
    await pause();
    expect([calls, device()]).toEqual([[], 'a']);
  });
});
