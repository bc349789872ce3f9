import { randomUUID } from 'node:crypto';
import type { Maker } from '../contract.ts';
import { afterScolia, SCOLIA } from '../makers/scolia.ts';
import type { Line } from './line.ts';

/** Where a board is, as it was given on the command line. */
export interface Place {
  maker: Maker;
  host: string;
  port: number;
  /** of Scolia */
  serial: string;
  accessToken: string;
}

const again = () => ({ kind: 'again' }) as const;
const PATIENCE = 4_000;
/** Of a board in this network, which takes no time, and of a server of others. */
const LIVES = { near: 3_000, far: 10_000 };

async function asked(url: string, method = 'GET'): Promise<unknown> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(PATIENCE) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

const authority = ({ host, port }: Place): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

export function lineTo(place: Place): Line {
  if (place.maker === 'autodarts')
    return {
      url: () => `ws://${authority(place)}/api/events?type=state`,
      look: async () => ({
        type: 'state',
        data: await asked(`http://${authority(place)}/api/state`),
      }),
      life: LIVES.near,
      after: again,
    };
  if (place.maker === 'opendartboard')
    return {
      url: () => `ws://${authority(place)}/scores`,
      look: async () => {
        await asked(`http://${authority(place)}/health`);
        return null;
      },
      life: LIVES.near,
      after: again,
    };
  return {
    url: () =>
      SCOLIA.address(
        place.serial,
        place.accessToken,
        // a simulator instead of Scolia's server
        place.host === '' ? undefined : `ws://${authority(place)}`,
      ),
    greeting: () => SCOLIA.configure(randomUUID()),
    question: () => SCOLIA.askStatus(randomUUID()),
    life: LIVES.far,
    after: afterScolia,
  };
}

/** Lets a board begin to look, where it can be told to. */
export async function startLooking(place: Place): Promise<void> {
  if (place.maker === 'autodarts') await asked(`http://${authority(place)}/api/start`, 'PUT');
}
