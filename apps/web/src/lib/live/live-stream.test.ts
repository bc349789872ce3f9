import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLive, type LiveSlot } from './live-stream.ts';

/** A document without a screen. */
class Tab extends EventTarget {
  hidden = false;
  show(isShown: boolean): void {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let tab: Tab;
let device: EventTarget;
/** names of the streams that are open, in the order in which they were opened */
let opened: string[];
let most: number;
const leaving: (() => void)[] = [];

beforeEach(() => {
  tab = new Tab();
  opened = [];
  most = 0;
  device = new EventTarget();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', device);
  vi.useFakeTimers();
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.useRealTimers();
  expect(opened).toEqual([]);
});

/** Something that is followed; `last` is the last event that it has seen. */
function follow(name: string, slot: LiveSlot = 'page') {
  type Handlers = Parameters<Parameters<typeof followLive<number>>[1]['open']>[0];
  const state = { last: 0, begins: [] as number[], ends: 0, isLost: false, isLeft: false };
  let stream: Handlers | undefined;
  const stop = followLive<number>(slot, {
    open: (handlers) => {
      stream = handlers;
      opened.push(name);
      most = Math.max(most, opened.length);
      state.begins.push(state.last);
      return { unsubscribe: () => opened.splice(opened.indexOf(name), 1) };
    },
    onData: (item, end) => {
      state.last = item;
      if (item < 0) end();
    },
    isEnd: (error) => error === 'gone',
    onEnd: () => {
      state.ends += 1;
    },
    onLost: (isLost) => {
      state.isLost = isLost;
    },
  });
  leaving.push(stop);
  return {
    state,
    stop,
    say: (item: number) => stream?.onData(item),
    start: () => stream?.onStarted(),
    fail: (error: unknown) => stream?.onError(error),
    cut: () => stream?.onConnectionStateChange({ state: 'connecting', error: 'cut' }),
  };
}

describe('a tab', () => {
  it('has a stream for the member and one for the page', () => {
    follow('bell', 'member');
    follow('thread');
    expect(opened).toEqual(['bell', 'thread']);
  });

  it('has no third one: the latest of the page comes first, and the other one goes on later', () => {
    follow('bell', 'member');
    const lounge = follow('lounge');
    lounge.say(7);
    const dialog = follow('dialog');
    expect(opened).toEqual(['bell', 'dialog']);
    dialog.stop();
    expect(opened).toEqual(['bell', 'lounge']);
    expect(lounge.state.begins).toEqual([0, 7]);
    expect(most).toBe(2);
  });

  it('keeps the stream when one that waits is left', () => {
    const lounge = follow('lounge');
    const dialog = follow('dialog');
    lounge.stop();
    expect(opened).toEqual(['dialog']);
    expect(dialog.state.begins).toEqual([0]);
  });

  it('has none while it is hidden, and catches up from the last event when it is shown', () => {
    const bell = follow('bell', 'member');
    const thread = follow('thread');
    thread.say(12);
    tab.show(false);
    expect(opened).toEqual([]);
    tab.show(true);
    expect(opened).toEqual(['bell', 'thread']);
    expect(thread.state.begins).toEqual([0, 12]);
    expect(bell.state.begins).toEqual([0, 0]);
  });

  it('that is opened in the background begins when it is shown', () => {
    tab.hidden = true;
    const thread = follow('thread');
    expect(opened).toEqual([]);
    tab.show(true);
    expect(thread.state.begins).toEqual([0]);
  });

  it('listens to nothing once nothing is followed', () => {
    const remove = vi.spyOn(tab, 'removeEventListener');
    const [bell, thread] = [follow('bell', 'member'), follow('thread')];
    thread.stop();
    expect(remove).not.toHaveBeenCalled();
    bell.stop();
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe('a lost stream', () => {
  it('is opened again after a while, from the last event, and says so meanwhile', () => {
    const thread = follow('thread');
    thread.say(3);
    thread.fail('lost');
    expect(thread.state.isLost).toBe(true);
    expect(opened).toEqual([]);
    vi.advanceTimersByTime(4999);
    expect(opened).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(opened).toEqual(['thread']);
    expect(thread.state.begins).toEqual([0, 3]);
    thread.start();
    expect(thread.state.isLost).toBe(false);
  });

  it('that the browser opens again is said to be lost when that takes long', () => {
    const thread = follow('thread');
    thread.cut();
    vi.advanceTimersByTime(3999);
    thread.start();
    vi.advanceTimersByTime(60_000);
    expect(thread.state.isLost).toBe(false);
    thread.cut();
    vi.advanceTimersByTime(2000);
    thread.cut();
    vi.advanceTimersByTime(2000);
    expect(thread.state.isLost).toBe(true);
    expect(opened).toEqual(['thread']);
    thread.start();
    expect(thread.state.isLost).toBe(false);
  });

  it.each([
    ['was given up', (one: ReturnType<typeof follow>) => one.fail('lost')],
    ['is tried again by the browser, some time', (one: ReturnType<typeof follow>) => one.cut()],
  ])('that %s is opened at once when the device is back on the net', (_how, lose) => {
    const [thread, bell] = [follow('thread'), follow('bell', 'member')];
    thread.say(3);
    lose(thread);
    device.dispatchEvent(new Event('online'));
    expect(thread.state.begins).toEqual([0, 3]);
    expect(bell.state.begins).toEqual([0]);
    thread.start();
    vi.advanceTimersByTime(60_000);
    expect(thread.state.isLost).toBe(false);
    expect(thread.state.begins).toEqual([0, 3]);
  });

  it('stays closed while the tab is hidden, or another one has its place', () => {
    const thread = follow('thread');
    thread.fail('lost');
    tab.show(false);
    device.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(opened).toEqual([]);
    tab.show(true);
    expect(opened).toEqual(['thread']);
    thread.fail('lost');
    follow('dialog');
    vi.advanceTimersByTime(60_000);
    expect(opened).toEqual(['dialog']);
  });
});

describe('a stream ends for good', () => {
  it.each([
    ['with an error that says so', (one: ReturnType<typeof follow>) => one.fail('gone')],
    ['with an event that says so', (one: ReturnType<typeof follow>) => one.say(-1)],
  ])('%s', (_how, finish) => {
    const lounge = follow('lounge');
    const thread = follow('thread');
    finish(thread);
    expect(thread.state.ends).toBe(1);
    expect(opened).toEqual(['lounge']);
    tab.show(false);
    tab.show(true);
    vi.advanceTimersByTime(60_000);
    expect(opened).toEqual(['lounge']);
    expect(lounge.state.ends).toBe(0);
  });
});
