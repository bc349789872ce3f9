import autocannon from 'autocannon';

export interface Measure {
  /** answers per second */
  rate: number;
  /** milliseconds */
  p50: number;
  /** milliseconds */
  p95: number;
  /** milliseconds */
  p99: number;
}

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** makes a new path for each request; without it the one of `url` is asked for */
  path?: () => string;
  /** makes a new body for each request */
  body?: () => string;
  /** chooses who sends each request; without it the cookie in the headers does */
  cookie?: () => string;
  /** chooses for each request from which address it comes, as a proxy says it; the app has to trust that */
  address?: () => string;
  /** answers 503 count, too, e.g. of the line in which pages wait, which is short */
  mayBeBusy?: boolean;
}

interface LoadOptions {
  seconds: number;
  /** instead of the seconds: so many requests, however long they take */
  amount?: number;
  connections: number;
  /** called before each turn */
  calm?: () => Promise<void>;
}

/**
 * Sends as many requests as the server can answer, on `connections` at once.
 * @throws Error when an answer is not 2xx, as the numbers would mean nothing then
 */
export async function load(
  target: Target,
  { seconds, amount, connections }: LoadOptions,
): Promise<Measure> {
  const times: number[] = [];
  const { path, body, cookie, address } = target;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    ...(path && { path: path() }),
    ...(body && { body: body() }),
    ...((cookie || address) && {
      headers: {
        ...request.headers,
        ...(cookie && { cookie: cookie() }),
        ...(address && { 'x-forwarded-for': address() }),
      },
    }),
  });
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: target.url,
        method: target.method ?? 'GET',
        headers: target.headers ?? {},
        connections,
        ...(amount ? { amount } : { duration: seconds }),
        requests: [path || body || address ? { setupRequest } : {}],
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const busy = target.mayBeBusy ? (result.statusCodeStats?.['503']?.count ?? 0) : 0;
  const refused = result.non2xx - busy;
  if (refused > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${refused} refusals, ${result.errors} errors`);
  }
  return measureOf(times, result.duration);
}

/** @param times of all answers, in milliseconds */
export function measureOf(times: number[], seconds: number): Measure {
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The median of several runs, of each number by itself. */
export function median(measures: Measure[]): Measure {
  const middle = (of: (measure: Measure) => number) =>
    quantile(
      measures.map(of).sort((a, b) => a - b),
      0.5,
    );
  return {
    rate: middle((m) => m.rate),
    p50: middle((m) => m.p50),
    p95: middle((m) => m.p95),
    p99: middle((m) => m.p99),
  };
}

/**
 * Measures targets in turns, so that a busy moment of the machine affects all of them alike.
 * @returns the median of the rounds, by name
 */
export async function inTurns<Name extends string>(
  targets: Record<Name, Target>,
  rounds: number,
  options: LoadOptions,
): Promise<Record<Name, Measure>> {
  const names = Object.keys(targets) as Name[];
  const measures = new Map<Name, Measure[]>(names.map((name) => [name, []]));
  const turn = async (name: Name, seconds: number) => {
    await options.calm?.();
    return load(targets[name], { ...options, seconds });
  };
  for (const name of names) await turn(name, 1);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measures.get(name)?.push(await turn(name, options.seconds));
  }
  return Object.fromEntries(
    names.map((name) => [name, median(measures.get(name) ?? [])]),
  ) as Record<Name, Measure>;
}

export interface SizedRead {
  name: string;
  small: Measure;
  large: Measure;
}

/** Measures each read on a small database beside a large one; both have the same names. */
export async function atBothSizes(
  reads: Record<'small' | 'large', Record<string, Target>>,
  options: LoadOptions & { rounds: number },
): Promise<SizedRead[]> {
  const rows: SizedRead[] = [];
  for (const [name, small] of Object.entries(reads.small)) {
    const targets = { small, large: reads.large[name] ?? small };
    rows.push({ name, ...(await inTurns(targets, options.rounds, options)) });
  }
  return rows;
}

/** A call of a procedure that reads, in the form that the web app sends. */
export const query = (app: { url: string }, path: string, input: unknown): Target => ({
  url: `${app.url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`,
  headers: { 'content-type': 'application/json' },
});
