/** What lists from a chat have before each name: "1. ", "12) ", "- ". */
const MARK = /^\s*(?:\d{1,3}[.)]|[-–•*])\s+/;

/** The names of a pasted list, one from each line. */
export const namesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * The names as the import reads them. In a team tournament a line has all players of a team, with slashes between
 * them.
 */
export function csvOfNames(text: string, teamSize: number): string {
  const names = namesOf(text);
  if (teamSize === 1) return ['Name', ...names.map(cell)].join('\n');
  const teams = names.map((line) => line.split(/\s*[/+&]\s*/).join(' / '));
  return ['Name;Spieler', ...teams.map((team) => `;${cell(team)}`)].join('\n');
}
