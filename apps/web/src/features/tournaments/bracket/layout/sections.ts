import type { MatchPlan, Places, Plan } from '@oche/darts/tournaments/bracket';

/** A part of a knock-out that is drawn separately, as its lines don't lead anywhere else. */
export interface Section {
  /** the id of its last match */
  key: string;
  kind: 'winners' | 'losers' | 'placement';
  /** the places that are played for, in a placement */
  places?: Places;
  /** rounds from the first on; the last of the winners' is the final, and a second one */
  columns: readonly (readonly MatchPlan[])[];
}

/** The winners' bracket with the final, the losers' bracket, and each play-off for places. */
export function sectionsOf(plan: Plan): readonly Section[] {
  const upper = plan.filter(({ stage }) => stage === 'winners' || stage === 'final');
  const lower = plan.filter(({ stage }) => stage === 'losers');
  return [
    ...(upper.length > 0 ? [sectionOf('winners', upper)] : []),
    ...(lower.length > 0 ? [sectionOf('losers', lower)] : []),
    ...playOffs(plan.filter(({ stage }) => stage === 'placement')),
  ];
}

function sectionOf(kind: Section['kind'], matches: Plan): Section {
  const rounds = Map.groupBy(matches, ({ stage, round }) => `${stage} ${round}`);
  return { key: matches.at(-1)?.id ?? kind, kind, columns: [...rounds.values()] };
}

/** Play-offs for places: each is what leads to a match whose winner has a place. */
function playOffs(matches: Plan): readonly Section[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return matches
    .filter(({ winnerPlaces }) => winnerPlaces)
    .map((last): Section => {
      const within = new Set<MatchPlan>();
      const collect = (match: MatchPlan) => {
        within.add(match);
        for (const source of match.sources) {
          const before =
            source !== 'bye' && 'winner' in source ? byId.get(source.winner) : undefined;
          if (before) collect(before);
        }
      };
      collect(last);
      const section = sectionOf(
        'placement',
        matches.filter((match) => within.has(match)),
      );
      const from = last.winnerPlaces?.from ?? 1;
      return { ...section, places: { from, to: from + 2 ** section.columns.length - 1 } };
    })
    .sort((a, b) => (a.places?.from ?? 0) - (b.places?.from ?? 0));
}
