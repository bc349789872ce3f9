interface Entered {
  id: number;
  status: string;
  checkedInAt: string | null;
}

/** Who plays: everybody with a seat, and once check-in has opened, those who are there. */
export function fieldOf<Entry extends Entered>(
  entries: readonly Entry[],
  checkInOpensAt: string | null,
  now: Date,
): Entry[] {
  const isCheckingIn = checkInOpensAt !== null && checkInOpensAt <= now.toISOString();
  return entries.filter(
    ({ status, checkedInAt }) => status === 'registered' && (!isCheckingIn || checkedInAt !== null),
  );
}

interface Outdated {
  missing: number[];
  gone: number[];
  isOtherKind: boolean;
}

/** What keeps a tournament from beginning with its draw; null when nothing does. */
export function outdatedBy(
  draw: { kind: string; places: readonly number[] },
  kind: string,
  field: readonly Pick<Entered, 'id'>[],
): Outdated | null {
  const drawn = new Set(draw.places);
  const playing = new Set(field.map(({ id }) => id));
  const outdated = {
    missing: [...playing].filter((id) => !drawn.has(id)),
    gone: [...drawn].filter((id) => !playing.has(id)).sort((a, b) => a - b),
    isOtherKind: kind !== draw.kind,
  };
  const isSame = outdated.missing.length + outdated.gone.length === 0 && !outdated.isOtherKind;
  return isSame ? null : outdated;
}
