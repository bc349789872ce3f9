/**
 * A name for a place with little room: the last name, of a pair both. What stands before it in a name
 * with several parts is left out, but not the first half of a double name.
 */
export const shortName = (name: string): string =>
  name
    .split(' / ')
    .map((one) => one.trim().split(/\s+/).at(-1) ?? one)
    .join(' / ');
