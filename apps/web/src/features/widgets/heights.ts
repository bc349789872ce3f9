import { usualCounts, type WidgetKind } from '@oche/validators/widgets/limits';

/** What is on top and at the bottom of every widget, in pixels. */
const FRAME = 108;
/** A row of each kind, and what else there is; as they look at 600 pixels. */
const parts: Record<WidgetKind, { row: number; rest: number; rows?: number }> = {
  booking: { row: 0, rest: 246 },
  'free-boards': { row: 36, rest: 70, rows: 4 },
  fixtures: { row: 45, rest: 60 },
  table: { row: 36, rest: 32, rows: 8 },
  bracket: { row: 0, rest: 330 },
  'live-game': { row: 70, rest: 0, rows: 1 },
  'next-tournaments': { row: 63, rest: 0 },
};

/** One game is a board of its own; of a tournament or a lounge there is a row for each that is on, often just one. */
const ONE_GAME = 216;

interface Shown {
  kind: WidgetKind;
  subject: string;
  count: number | null;
}

/** How high a widget will be about: what is reserved for it until it has said so itself. */
export function heightOf({ kind, subject, count }: Shown): number {
  if (subject.startsWith('/games/')) return FRAME + ONE_GAME;
  const { row, rest, rows } = parts[kind];
  return FRAME + rest + row * (rows ?? count ?? usualCounts[kind] ?? 0);
}
