/** What stands in a stream, by the page of Oche that says the same. */
export type OverlayKind = 'game' | 'board' | 'tournament' | 'fixture';

const overlayPositions = [
  'bottom-left',
  'bottom',
  'bottom-right',
  'top-left',
  'top',
  'top-right',
] as const;
const overlayThemes = ['dark', 'light'] as const;
/** percent; a list, as no page may be rendered in more ways than somebody could want */
export const overlayScales = ['75', '100', '125', '150', '175', '200'] as const;

const ofGame = ['average', 'route', 'last', 'rules', 'moment'] as const;
/** What can be left out; who plays and how it stands are always there. */
export const overlayParts = {
  game: ofGame,
  board: [...ofGame, 'next'],
  tournament: ['bracket', 'boards'],
  fixture: ['games', 'next'],
} as const satisfies Record<OverlayKind, readonly string[]>;

export interface OverlayOptions {
  position: (typeof overlayPositions)[number];
  theme: (typeof overlayThemes)[number];
  scale: (typeof overlayScales)[number];
  accent: string | undefined;
  show: ReadonlySet<string>;
}

/** A parameter whose value means nothing here, and what it could be. */
export interface WrongOption {
  name: string;
  value: string;
  known: readonly string[];
}

export const overlayNames = ['position', 'theme', 'scale', 'accent', 'show'];

const oneOf = <Value extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly [Value, ...Value[]],
  usual: Value,
): Value | WrongOption => {
  const value = search.get(name) ?? usual;
  return known.find((one) => one === value) ?? { name, value, known };
};

/**
 * How an overlay should look. What isn't understood is said instead of left out: who writes an address by hand sees
 * where it is wrong before the evening begins.
 */
export function readOverlayOptions(
  kind: OverlayKind,
  search: URLSearchParams,
): OverlayOptions | WrongOption {
  const position = oneOf(search, 'position', overlayPositions, 'bottom-left');
  const theme = oneOf(search, 'theme', overlayThemes, 'dark');
  const scale = oneOf(search, 'scale', overlayScales, '100');
  for (const read of [position, theme, scale]) if (typeof read !== 'string') return read;
  const accent = accentIn(search.get('accent'));
  if (typeof accent === 'object') return accent;
  const show = partsIn(kind, search.get('show'));
  if ('name' in show) return show;
  return { position, theme, scale, accent, show } as OverlayOptions;
}

/** `#rrggbb`, or without the `#`, which an address would have to write as `%23`. */
function accentIn(value: string | null): string | undefined | WrongOption {
  if (!value) return undefined;
  const [, digits] = /^#?([\da-f]{6})$/i.exec(value) ?? [];
  return digits ? `#${digits}` : { name: 'accent', value, known: ['c4161f'] };
}

/** A list with commas of all that is shown; `none` for the least there is. */
function partsIn(kind: OverlayKind, value: string | null): ReadonlySet<string> | WrongOption {
  const parts: readonly string[] = overlayParts[kind];
  if (value === null) return new Set(parts);
  if (value === 'none') return new Set();
  const wanted = value.split(',');
  const wrong = wanted.find((part) => !parts.includes(part));
  return wrong === undefined
    ? new Set(wanted)
    : { name: 'show', value: wrong, known: [...parts, 'none'] };
}
