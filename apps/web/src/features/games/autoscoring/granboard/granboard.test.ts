import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import { expect, it, vi } from 'vitest';
import type { Bluetooth } from './bluetooth.ts';
import { connectGranboard } from './connect.ts';

let ids = 0;
const newId = () => {
  ids += 1;
  return `visit ${ids}`;
};

class FakeCharacteristic extends EventTarget {
  readonly properties;
  value: DataView | undefined;
  readonly startNotifications = vi.fn(async () => {});

  constructor(notify: boolean) {
    super();
    this.properties = { notify };
  }

  says(code: string): void {
    this.value = new DataView(new TextEncoder().encode(code).buffer);
    this.dispatchEvent(new Event('characteristicvaluechanged'));
  }
}

/** A board of which only the second characteristic notifies. */
function fakeBoard(
  characteristics = [new FakeCharacteristic(false), new FakeCharacteristic(true)],
) {
  const disconnect = vi.fn();
  const device = Object.assign(new EventTarget(), {
    gatt: {
      connect: async () => ({
        getPrimaryService: async () => ({ getCharacteristics: async () => characteristics }),
      }),
      disconnect,
    },
  });
  const bluetooth = { requestDevice: async () => device } as unknown as Bluetooth;
  return { bluetooth, device, disconnect, notifier: characteristics.at(-1) };
}

async function listen(board: ReturnType<typeof fakeBoard>) {
  const line = await connectGranboard(board.bluetooth, newId);
  const told: CountingEvent[] = [];
  const stream = {
    onStarted: () => {},
    onData: ({ data }: { data: CountingEvent }) => void told.push(data),
    onError: () => {},
    onConnectionStateChange: () => {},
  };
  const { unsubscribe } = line.subscribe({ boardId: 0, lastEventId: null }, stream);
  await Promise.resolve();
  return { line, last: () => told.at(-1), unsubscribe };
}

it('hears of darts from the characteristic that notifies, and of the visit’s end by the button', async () => {
  const board = fakeBoard();
  const { last, unsubscribe, line } = await listen(board);
  expect(last()).toMatchObject({ isConnected: true, darts: [], done: [] });
  board.notifier?.says('3.4@');
  board.notifier?.says('4.0@');
  expect(last()).toMatchObject({ darts: ['T20', 'D25'], done: [] });
  const visit = last()?.visit;
  board.notifier?.says('BTN@');
  expect(last()).toMatchObject({ darts: [], done: [{ visit, darts: ['T20', 'D25'] }] });
  unsubscribe();
  await line.detach(0);
  expect(board.disconnect).toHaveBeenCalled();
});

it('says that the board is gone, and connects again', async () => {
  vi.useFakeTimers();
  const board = fakeBoard();
  const { last, unsubscribe } = await listen(board);
  board.device.dispatchEvent(new Event('gattserverdisconnected'));
  expect(last()).toMatchObject({ isConnected: false });
  await vi.advanceTimersByTimeAsync(3000);
  expect(last()).toMatchObject({ isConnected: true });
  unsubscribe();
  vi.useRealTimers();
});

it('is no board without anything that notifies', async () => {
  const board = fakeBoard([new FakeCharacteristic(false)]);
  await expect(connectGranboard(board.bluetooth, newId)).rejects.toThrow('notifies');
});
