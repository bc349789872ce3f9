export interface Player {
  userId: string | null;
  guestName: string | null;
}

/** Somebody who has ended somewhere, and would enter the final like this. */
export interface Candidate {
  place: number;
  name: string | null;
  players: readonly Player[];
  fromEntryId: number | null;
  fromUserId: string | null;
}

/** Somebody who was entered from a qualifier. */
export interface Qualified {
  qualifierId: number;
  entryId: number;
  fromEntryId: number | null;
  fromUserId: string | null;
  isIn: boolean;
}

interface Choice {
  candidate: Candidate;
  /** they are in already, on their own */
  entryId: number | undefined;
}

/**
 * Who is entered now from a qualifier: from the top, until all of its seats have somebody. Players who were entered
 * before and have left are passed over; so are those who are in by another qualifier. Those who have registered on
 * their own use up their place.
 */
export function chosenFrom(
  { id, seats }: { id: number; seats: number },
  candidates: readonly Candidate[],
  before: readonly Qualified[],
  entryOf: ReadonlyMap<string, number>,
): Choice[] {
  const own = before.filter(({ qualifierId }) => qualifierId === id);
  const elsewhere = new Set(before.map(({ entryId }) => entryId));
  let free = seats - own.filter(({ isIn }) => isIn).length;
  const chosen: Choice[] = [];
  for (const candidate of candidates) {
    if (free <= 0) break;
    const { fromEntryId, fromUserId, players } = candidate;
    const isKnown = own.some(
      (one) => one.fromEntryId === fromEntryId && one.fromUserId === fromUserId,
    );
    if (isKnown) continue;
    const entries = players.flatMap(({ userId }) => (userId ? (entryOf.get(userId) ?? []) : []));
    const [entryId] = entries;
    // 0: chosen a moment ago from another qualifier
    if (entryId !== undefined && (entryId === 0 || elsewhere.has(entryId))) continue;
    // half of a team plays with somebody else
    if (entryId !== undefined && entries.length < players.length) continue;
    chosen.push({ candidate, entryId });
    free -= 1;
  }
  return chosen;
}
