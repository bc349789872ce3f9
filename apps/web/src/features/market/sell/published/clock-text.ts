const HOUR_S = 3600;

/**
 * How long it took, as a stopwatch shows it: "1:48".
 * @returns null from an hour on, as nobody sat there all the time
 */
export function clockText(from: string, to: string): string | null {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds >= HOUR_S) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
