// Scolia's External API 1.4: `{ type, id, payload }` both ways, over one WebSocket to Scolia's server.
import { DARTS_A_VISIT, type Dart, isDart } from '@oche/darts/board';
import { type Adapter, field, type Reading, text } from '../core/reading.ts';
import type { After } from './after.ts';

const SERVER = 'wss://game.scoliadarts.com';

export const SCOLIA = {
  /** Never with `forceConnect`: two bridges would take the board from each other for ever. */
  address: (serialNumber: string, accessToken: string, server = SERVER) =>
    `${server}/api/v1/external?${new URLSearchParams({ serialNumber, accessToken, forceConnect: 'false' })}`,
  /** What is thrown for Oche makes no games at Scolia. */
  configure: (id: string) => ({
    type: 'CONFIGURE_SBC',
    id,
    payload: { enableMessageForwardToScolia: false },
  }),
  askStatus: (id: string) => ({ type: 'GET_SBC_STATUS', id }),
};

/** Why Scolia has closed the connection, by its codes. */
export function afterScolia(code: number): After {
  switch (code) {
    case 4100:
      return { kind: 'never', why: 'scoliaSerial' };
    case 4101:
      return { kind: 'later', milliseconds: 30_000, why: 'scoliaConnected' };
    case 4102:
      return { kind: 'never', why: 'scoliaToken' };
    case 4103:
      return { kind: 'later', milliseconds: 300_000, why: 'scoliaSuspended' };
    case 4104:
      return { kind: 'later', milliseconds: 60_000, why: 'scoliaReplaced' };
    default:
      // also 4000: it has waited for our pong in vain
      return { kind: 'again' };
  }
}

/** It tells of single darts, so the visit is kept here, by the ids of its messages. */
export interface ScoliaState {
  darts: readonly Dart[];
  phase: 'throwing' | 'takeout';
  isReady: boolean;
  /** what was read already */
  ids: readonly string[];
  /** messages may be missing until the board's phase is known */
  isInDoubt: boolean;
  /** it can't be known what hangs there until it is pulled */
  isLost: boolean;
}

/** Far more than come in a visit, so that not even a late repeat is read twice. */
const REMEMBERED = 64;

export const scolia: Adapter<ScoliaState> = {
  first: {
    darts: [],
    phase: 'throwing',
    isReady: false,
    ids: [],
    isInDoubt: true,
    isLost: false,
  },
  opened: (state) => [{ ...state, isInDoubt: true }, null],
  quiet: (state) =>
    state.isLost && !state.isInDoubt && state.phase === 'throwing'
      ? told({ ...state, isLost: false })
      : [state, null],
  read: (state, message) => {
    const id = text(field(message, 'id'));
    if (id !== '' && state.ids.includes(id)) return [state, null];
    const ids = id === '' ? state.ids : [...state.ids, id].slice(-REMEMBERED);
    return readNew({ ...state, ids }, message, id);
  },
};

type Read = readonly [ScoliaState, Reading | null];

function readNew(state: ScoliaState, message: unknown, id: string): Read {
  const payload = field(message, 'payload');
  switch (text(field(message, 'type'))) {
    case 'HELLO_CLIENT':
    case 'SBC_STATUS':
    case 'SBC_STATUS_CHANGED':
    case 'ACKNOWLEDGED':
      return afterStatus(state, payload);
    case 'THROW_DETECTED':
      return afterThrow(state, payload, id);
    case 'TAKEOUT_STARTED':
      return told({ ...state, phase: 'takeout' });
    case 'TAKEOUT_FINISHED':
      // somebody stood at the board and pulled nothing: the visit goes on
      if (field(payload, 'falseTakeout') !== false) return told({ ...state, phase: 'throwing' });
      return [
        { ...state, darts: [], phase: 'throwing', isInDoubt: false, isLost: false },
        { darts: [], state: 'throwing', news: 'pulled', ...(id !== '' && { event: id }) },
      ];
    default:
      return [state, null];
  }
}

function afterThrow(state: ScoliaState, payload: unknown, id: string): Read {
  const dart = dartOf(payload);
  if (dart === undefined || state.isInDoubt || state.isLost) return lost(state);
  // a fourth is the first of the next visit: it looks at no dart before a takeout
  const before = state.darts.length === DARTS_A_VISIT ? [] : state.darts;
  const darts = [...before, dart];
  return [
    { ...state, darts, phase: 'throwing', isReady: true },
    { darts, state: 'throwing', news: 'thrown', ...(id !== '' && { event: id }) },
  ];
}

function afterStatus(state: ScoliaState, payload: unknown): Read {
  const status = text(field(payload, 'boardStatus') ?? field(payload, 'status'));
  if (status === '') return [state, null];
  const isReady = status === 'Ready';
  const phase =
    (field(payload, 'boardPhase') ?? field(payload, 'phase')) === 'Takeout'
      ? 'takeout'
      : 'throwing';
  if (!isReady || !state.isInDoubt) return told({ ...state, isReady });
  return afterDoubt({ ...state, isReady, phase, isInDoubt: false });
}

/** The board tells its phase, but not what hangs there. */
function afterDoubt(state: ScoliaState): Read {
  // after three it looks at nothing but the hand
  return state.phase === 'takeout' && state.darts.length === DARTS_A_VISIT
    ? told(state)
    : lost(state);
}

/** Until the next takeout. */
const lost = (state: ScoliaState): Read => [
  { ...state, darts: [], isLost: true },
  { darts: null, state: 'takeout', news: 'lost' },
];

const told = (state: ScoliaState): Read => [
  state,
  {
    darts: state.isInDoubt || state.isLost ? null : state.darts,
    state: state.isReady ? state.phase : 'blind',
  },
];

const SINGLE = /^[sS](\d+)$/;

/** @returns undefined: it makes no sense */
function dartOf(payload: unknown): Dart | undefined {
  const sector = text(field(payload, 'sector'));
  if (field(payload, 'bounceout') === true || sector === 'None') return '0';
  if (sector === 'Bull') return 'D25';
  if (sector === '25') return 'S25';
  // the small one is the single nearer to the bull
  const name = sector.replace(SINGLE, 'S$1');
  // no name of Oche's that Scolia does not have
  return /^[SDT](20|1\d|[1-9])$/.test(name) && isDart(name) ? name : undefined;
}
