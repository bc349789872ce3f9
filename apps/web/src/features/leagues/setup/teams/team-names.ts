import { TEAM_NAME_MAX, TEAM_NAME_MIN } from '@oche/validators/leagues/limits';

/**
 * The names of teams in a pasted list: one a line, with or without numbers in front, each once, and none that is there
 * already.
 */
export function teamNamesIn(text: string, known: readonly { name: string }[]): string[] {
  const taken = new Set(known.map(({ name }) => name.toLowerCase()));
  const names: string[] = [];
  for (const line of text.split(/[\n;\t]+/)) {
    const name = line
      .replace(/^\s*\d+[.)]\s*/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const key = name.toLowerCase();
    if (name.length < TEAM_NAME_MIN || name.length > TEAM_NAME_MAX || taken.has(key)) continue;
    taken.add(key);
    names.push(name);
  }
  return names;
}
