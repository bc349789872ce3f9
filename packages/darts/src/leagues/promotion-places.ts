import type { FinalPlace, FinishedDivision, PromotionRules, TeamMove } from './promotion-types.ts';

interface Placed extends FinalPlace {
  place: number;
}

/** What happens to one division. */
interface Working {
  division: FinishedDivision;
  above: Working | undefined;
  below: Working[];
  rows: readonly Placed[];
  moves: Map<number, TeamMove>;
  /** how many come from elsewhere */
  arriving: number;
}

/** The move of each team; divisions from the highest to the lowest. */
export function placed(
  divisions: readonly FinishedDivision[],
  rules: PromotionRules,
): readonly TeamMove[] {
  const working = linked(divisions);
  for (const one of working) leave(one);
  for (const one of working) promote(one, rules);
  for (const one of working) settle(one, rules);
  return working.flatMap(({ rows, moves }) => rows.flatMap(({ team }) => moves.get(team) ?? []));
}

function linked(divisions: readonly FinishedDivision[]): readonly Working[] {
  const working = divisions.map((division): Working => {
    const rows = division.table.map((row, index) => ({ ...row, place: index + 1 }));
    return { division, above: undefined, below: [], rows, moves: new Map(), arriving: 0 };
  });
  for (const one of working) {
    const levels = working.map(({ division }) => division.level);
    const next = Math.max(...levels.filter((level) => level < one.division.level));
    const higher = working.filter(({ division }) => division.level === next);
    one.above =
      one.division.above === undefined
        ? higher.length === 1
          ? higher[0]
          : undefined
        : working.find(({ division }) => division.id === one.division.above);
    one.above?.below.push(one);
  }
  return working;
}

function move(
  from: Working,
  row: Placed,
  what: Pick<TeamMove, 'kind' | 'reason' | 'instead'>,
  to: Working | null,
): void {
  const { team, place } = row;
  from.moves.set(team, {
    team,
    ...what,
    from: from.division.id,
    to: to?.division.id ?? null,
    place,
  });
  if (to && to !== from) to.arriving += 1;
}

function leave(one: Working): void {
  for (const row of one.rows) {
    if (row.isWithdrawn) move(one, row, { kind: 'out', reason: 'withdrawn' }, null);
    else if (row.leaves) move(one, row, { kind: 'out', reason: 'leaves' }, null);
  }
}

function promote(one: Working, { waived }: PromotionRules): void {
  const { above, division } = one;
  if (!above) return;
  const instead: number[] = [];
  let open = division.promotes;
  for (const row of candidates(one)) {
    if (open === 0) return;
    if (row.waives) {
      move(one, row, { kind: 'stays', reason: 'waived' }, one);
      if (waived === 'nobody') open -= 1;
      instead.push(row.team);
      continue;
    }
    open -= 1;
    const why =
      waived === 'next' && instead.length > 0
        ? ({ reason: 'insteadOf', instead: [...instead] } as const)
        : ({ reason: 'place' } as const);
    move(one, row, { kind: 'promoted', ...why }, above);
  }
}

/** Who may still go up, by place. */
const candidates = ({ rows, moves, division }: Working): readonly Placed[] =>
  rows.filter(
    ({ team, place }) =>
      !moves.has(team) && place <= (division.promotesDownTo ?? Number.POSITIVE_INFINITY),
  );

/** Those above are settled already, so it is known who comes down. */
function settle(one: Working, rules: PromotionRules): void {
  const { division, below, rows, moves } = one;
  const isLeft = ({ team }: Placed) => !moves.has(team);
  const gone = rows.filter(({ team }) => moves.get(team)?.kind === 'out').length;
  const staying = () =>
    rows.filter((row) => isLeft(row) || moves.get(row.team)?.kind === 'stays').length;
  const regular = Math.max(0, division.relegates - gone);
  const tooMany = () => staying() + one.arriving - division.size;
  const down = below.length === 0 ? 0 : downOf(regular, tooMany(), rules);
  const lowest = rows.filter((row) => isLeft(row) || moves.get(row.team)?.reason === 'waived');
  for (const [index, row] of lowest.toReversed().slice(0, down).entries()) {
    const reason = index < regular ? 'place' : 'fromAbove';
    move(one, row, { kind: 'relegated', reason }, lowerFor(row, below));
  }
  if (rules.free === 'moreUp') fill(one, -tooMany());
  const wouldGo = new Set(lowest.slice(Math.max(0, lowest.length - regular)));
  for (const row of rows.filter(isLeft)) {
    const reason = !wouldGo.has(row) ? 'place' : below.length === 0 ? 'lowest' : 'saved';
    move(one, row, { kind: 'stays', reason }, one);
  }
}

function downOf(regular: number, tooMany: number, { free }: PromotionRules): number {
  if (tooMany > regular) return tooMany;
  return free === 'fewerDown' ? Math.max(0, tooMany) : regular;
}

/** Takes the next ones from below into places that are free, from each division in turn, the better place first. */
function fill(one: Working, places: number): void {
  for (let open = places; open > 0; open -= 1) {
    const next = one.below
      .flatMap((lower) => {
        const row = candidates(lower).find(({ waives }) => !waives);
        return row ? [{ lower, row }] : [];
      })
      .sort((a, b) => a.row.place - b.row.place)[0];
    if (!next) return;
    move(next.lower, next.row, { kind: 'promoted', reason: 'free' }, one);
  }
}

/** Where a team goes down to: where it belongs, or where most room is. */
function lowerFor(row: Placed, below: readonly Working[]): Working | null {
  const wished = below.find(({ division }) => division.id === row.below);
  const room = ({ division, rows, moves, arriving }: Working) => {
    const leaving = [...moves.values()].filter(({ to }) => to !== division.id).length;
    return division.size - (rows.length - leaving) - arriving;
  };
  const most = [...below].sort((a, b) => room(b) - room(a))[0];
  return wished ?? most ?? null;
}
