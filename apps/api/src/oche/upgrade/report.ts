import type { Upgrade } from '@oche/db';

const MB = 2 ** 20;
/** Below it PostgreSQL may stop while it still has to write what was done. */
const LEAST_FREE = 1024 * MB;

/**
 * @param wrong what is wrong with the settings
 * @param free bytes of the database's disk, where it can be seen
 */
export function lines(
  { from, pending, databaseBytes, problems }: Upgrade,
  wrong: readonly string[],
  free?: number,
): { text: string; problems: string[] } {
  const contracts = pending.flatMap(({ name, contracts: all }) =>
    all.map((each) => `  ${name} takes something away: ${each}`),
  );
  const isTight = free !== undefined && free < Math.max(LEAST_FREE, databaseBytes / 2);
  const text = [
    from
      ? `The database has seen release ${from.version}.`
      : 'The database is older than the first release.',
    `It has ${Math.ceil(databaseBytes / MB)} MB${free === undefined ? '' : `, its disk ${Math.floor(free / MB)} MB free`}.`,
    pending.length === 0
      ? 'No migration would run.'
      : `${pending.length} migrations would run: ${pending.map(({ name }) => name).join(', ')}`,
    ...contracts,
  ].join('\n');
  const tight = isTight
    ? ['The disk has too little room to write tables anew: half of the database, and 1 GB.']
    : [];
  return { text, problems: [...wrong, ...problems, ...tight] };
}
