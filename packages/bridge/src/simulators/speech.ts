import type { Dart } from '@oche/darts/board';

/** What really happens at a board. */
export type Happening =
  | { kind: 'throw'; darts: readonly Dart[]; isBounceOut?: boolean }
  /** the maker has looked again and sees another bed */
  | { kind: 'correct'; darts: readonly Dart[] }
  | { kind: 'reach'; darts: readonly Dart[] }
  /** a hand that pulled nothing has gone */
  | { kind: 'retreat'; darts: readonly Dart[] }
  /** some of the darts are out already */
  | { kind: 'pulling'; darts: readonly Dart[] }
  | { kind: 'pulled' };

/** How a maker's board tells what happens. */
export interface Speech {
  /** Whether each message has the whole visit: then no message but the last of a visit is missed. */
  isWhole: boolean;
  /** Whether a dart can be corrected later. */
  corrects: boolean;
  say(happening: Happening): object[];
  /** What it says to somebody who has just connected, by itself or when asked. */
  greet(hanging: readonly Dart[], isTakeout: boolean): object[];
}

const BEDS = { S: ['SingleOuter', 1], D: ['Double', 2], T: ['Triple', 3] } as const;

function segmentOf(dart: Dart): object {
  if (dart === '0') return { name: 'M5', number: 5, bed: 'Outside', multiplier: 0 };
  const [bed, multiplier] = BEDS[dart.charAt(0) as keyof typeof BEDS];
  const number = Number(dart.slice(1));
  const name = number === 25 ? (multiplier === 2 ? 'Bull' : '25') : dart;
  return { name, number, bed, multiplier };
}

/** The Board Manager: the full list in each message, and no list at none. */
export function autodartsSpeech(): Speech {
  let last = 'Started';
  const state = (event: string, status: string, darts: readonly Dart[]) => {
    last = event;
    const throws = darts.map((dart) => ({ segment: segmentOf(dart), coords: { x: 0, y: 0 } }));
    return {
      type: 'state',
      data: {
        connected: true,
        running: true,
        status,
        event,
        numThrows: darts.length,
        ...(darts.length > 0 && { throws }),
      },
    };
  };
  const status = (darts: readonly Dart[]) => (darts.length === 3 ? 'Takeout' : 'Throw');
  return {
    isWhole: true,
    corrects: true,
    say: (happening) => {
      switch (happening.kind) {
        case 'throw':
        case 'correct':
          return [state('Throw detected', status(happening.darts), happening.darts)];
        case 'reach':
        case 'pulling':
          return [state('Takeout started', 'Takeout in progress', happening.darts)];
        case 'retreat':
          return [state('Takeout finished', status(happening.darts), happening.darts)];
        case 'pulled':
          return [state('Takeout finished', 'Throw', [])];
      }
    },
    // as GET /api/state answers: without the list
    greet: (hanging, isTakeout) => {
      const now = isTakeout ? 'Takeout in progress' : status(hanging);
      const { type, data } = state(last, now, []);
      return [{ type, data: { ...data, numThrows: hanging.length } }];
    },
  };
}

const sectorOf = (dart: Dart, isInner: boolean): string => {
  if (dart === '0') return 'None';
  if (dart === 'D25') return 'Bull';
  if (dart === 'S25') return '25';
  return isInner && dart.startsWith('S') ? `s${dart.slice(1)}` : dart;
};

/** The External API: single darts with ids, and its word for whether a takeout was one. */
export function scoliaSpeech(newId: () => string): Speech {
  const message = (type: string, payload?: object) => ({
    type,
    id: newId(),
    ...(payload && { payload }),
  });
  return {
    isWhole: false,
    corrects: false,
    say: (happening) => {
      switch (happening.kind) {
        case 'throw': {
          const { darts, isBounceOut } = happening;
          const dart = darts.at(-1) ?? '0';
          const sector = isBounceOut ? 'T20' : sectorOf(dart, darts.length === 2);
          const payload = { sector, bounceout: isBounceOut === true, coordinates: [0, 0] };
          return [message('THROW_DETECTED', payload)];
        }
        case 'reach':
          return [message('TAKEOUT_STARTED', {})];
        case 'retreat':
          return [message('TAKEOUT_FINISHED', { falseTakeout: true })];
        case 'pulled':
          return [message('TAKEOUT_FINISHED', { falseTakeout: false })];
        default:
          return [];
      }
    },
    greet: (hanging, isTakeout) => {
      const boardPhase = isTakeout || hanging.length === 3 ? 'Takeout' : 'Throw';
      return [message('HELLO_CLIENT', { boardStatus: 'Ready', boardPhase })];
    },
  };
}

const SCORES: Partial<Record<Dart, string>> = { '0': 'MISS', D25: 'BULL', S25: 'OUTER' };

/** Single darts with the time, and a word for an empty board. */
export function opendartboardSpeech(): Speech {
  let timestamp = 1_790_000_000_000;
  const message = (score: string) => {
    timestamp += 700;
    const position = { x: 150, y: 200 };
    return { score, position, confidence: 0.9, camera: 0, processing_time: 15, timestamp };
  };
  return {
    isWhole: false,
    corrects: false,
    say: (happening) => {
      if (happening.kind === 'pulled') return [message('END')];
      if (happening.kind !== 'throw') return [];
      const dart = happening.darts.at(-1) ?? '0';
      return [message(SCORES[dart] ?? dart)];
    },
    greet: () => [],
  };
}
