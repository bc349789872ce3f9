type Counts = Readonly<Record<string, number>>;

const KEY = 'oche:totals';
/** How many visits tell enough; older ones count less and less. */
const MOST_VISITS = 300;
const MOST_PLAYERS = 40;

/** What players have scored on this device, by whoever they are. */
export function learnedTotals(player: string): Counts {
  return read()[player] ?? {};
}

/** Notes a total that a player has thrown. */
export function learnTotal(player: string, total: number): void {
  const { [player]: known = {}, ...others } = read();
  const counts: Counts = { ...known, [total]: (known[total] ?? 0) + 1 };
  const sum = Object.values(counts).reduce((all, times) => all + times, 0);
  const now = sum > MOST_VISITS ? halved(counts) : counts;
  const kept = Object.entries(others).slice(-MOST_PLAYERS + 1);
  try {
    // whoever has played last comes last, and is forgotten last
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [player]: now }));
  } catch {
    // then nothing is learned
  }
}

const halved = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([total, times]) => [total, Math.floor(times / 2)] as const)
      .filter(([, times]) => times > 0),
  );

function read(): Record<string, Counts> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
