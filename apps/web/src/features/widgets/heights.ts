import { usualCounts, type WidgetKind } from '@oche/validators/widgets/limits';

/** What is on top and at the bottom of every widget, in pixels. */
const FRAME = 108;
/** A row of each kind, and what else there is; as they look at 600 pixels. */
const parts: Record<WidgetKind, { row: number; rest: number; rows?: number }> = {
  booking: { row: 0, rest: 440 },
  'free-boards': { row: 36, rest: 70, rows: 4 },
  fixtures: { row: 45, rest: 60 },
  table: { row: 36, rest: 32, rows: 8 },
  bracket: { row: 0, rest: 330 },
  'live-game': { row: 78, rest: 0 },
  'next-tournaments': { row: 63, rest: 0 },
};

/** How high a widget will be about: what is reserved for it until it has said so itself. */
export function heightOf(kind: WidgetKind, count: number | null): number {
  const { row, rest, rows } = parts[kind];
  return FRAME + rest + row * (rows ?? count ?? usualCounts[kind] ?? 0);
}
