/** Of two members there is one direct conversation, whoever opens it. */
export const aboutOf = (one: string, other: string): string =>
  `direct/${[one, other].sort().join('/')}`;

/** @returns the other one of a direct conversation; null if it is about something else */
export function otherOf(about: string, ownId: string): string | null {
  const [kind, one = '', other = ''] = about.split('/');
  if (kind !== 'direct' || (one !== ownId && other !== ownId)) return null;
  return one === ownId ? other : one;
}
