import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import { codeOf, GRANBOARD_SERVICE } from 'oche-bridge/granboard';
import type { BoardLine } from '../board-line.ts';
import type { Bluetooth, BluetoothDevice, Characteristic } from './bluetooth.ts';
import { GranboardSight } from './granboard-sight.ts';

/** A board in sleep wakes with the first dart. */
const AGAIN_MS = 3000;
/** As often as boards say it that are connected to the server. */
const BEAT_MS = 10_000;

/**
 * Lets the browser ask for the board, connects to it, and again whenever it was lost.
 * @returns the board as the only one of its line
 * @throws DOMException also when nobody chooses one; Error when it has nothing that notifies
 */
export async function connectGranboard(
  bluetooth: Bluetooth,
  newId: () => string,
): Promise<BoardLine> {
  const device = await bluetooth.requestDevice({
    filters: [{ services: [GRANBOARD_SERVICE] }, { namePrefix: 'GRANBOARD' }],
    optionalServices: [GRANBOARD_SERVICE],
  });
  const sight = new GranboardSight(newId);
  const listeners = new Set<(event: CountingEvent) => void>();
  let isClosed = false;
  const tell = () => {
    for (const listener of listeners) listener(sight.event);
  };
  const open = async () => {
    const characteristic = await notifierOf(device);
    characteristic.addEventListener('characteristicvaluechanged', () => {
      if (!characteristic.value) return;
      sight.read(codeOf(characteristic.value));
      tell();
    });
    await characteristic.startNotifications();
    sight.opened();
    tell();
  };
  const reopen = () => {
    if (!isClosed) setTimeout(() => void open().catch(reopen), AGAIN_MS);
  };
  device.addEventListener('gattserverdisconnected', () => {
    sight.lost();
    tell();
    reopen();
  });
  await open();
  return {
    list: async () => [],
    attach: async () => {},
    correct: async () => {},
    detach: async () => {
      isClosed = true;
      device.gatt?.disconnect();
    },
    subscribe(_, { onStarted, onData }) {
      const hear = (event: CountingEvent) => onData({ data: event });
      listeners.add(hear);
      // as from a network: who subscribes has what it gets before it hears anything
      queueMicrotask(() => {
        onStarted();
        hear(sight.event);
      });
      const beat = setInterval(() => hear({ ...sight.event }), BEAT_MS);
      return {
        unsubscribe: () => {
          clearInterval(beat);
          listeners.delete(hear);
        },
      };
    },
  };
}

/** Which of the two characteristics notifies is not the same with all boards. */
async function notifierOf({ gatt }: BluetoothDevice): Promise<Characteristic> {
  const server = await gatt?.connect();
  const service = await server?.getPrimaryService(GRANBOARD_SERVICE);
  const notifier = (await service?.getCharacteristics())?.find(
    ({ properties }) => properties.notify,
  );
  if (!notifier) throw new Error('the board has nothing that notifies');
  return notifier;
}
