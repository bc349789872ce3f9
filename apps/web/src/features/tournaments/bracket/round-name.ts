import type { TextsOf } from '../../../i18n/namespaces.ts';
import type { Section } from './layout/sections.ts';

/** What a round is called: by how many matches it has where that says more than its number. */
export function roundName(
  { kind, places, columns }: Section,
  index: number,
  texts: TextsOf<'tournaments/bracket'>,
): string {
  const round = columns[index] ?? [];
  const isLast = index === columns.length - 1;
  const [match] = round;
  if (match?.stage === 'final') return match.round === 1 ? texts.final() : texts.secondFinal();
  const isDouble = columns.flat().some(({ stage }) => stage === 'final');
  if (kind === 'winners' && !isDouble) {
    if (isLast) return texts.final();
    if (round.length === 2) return texts.semiFinal();
    if (round.length === 4) return texts.quarterFinal();
    if (round.length === 8) return texts.lastSixteen();
  }
  if (places && isLast) return texts.forPlace({ place: places.from });
  if (isLast) return texts.deciding();
  if (kind === 'winners' && isDouble && columns[index + 1]?.[0]?.stage === 'final') {
    return texts.deciding();
  }
  return texts.round({ round: index + 1 });
}

/** What a section is called, e.g. the play-off for places 5 to 8. */
export function sectionName(
  { kind, places, columns }: Section,
  texts: TextsOf<'tournaments/bracket'>,
): string {
  if (kind === 'losers') return texts.losersSide();
  if (places) return texts.forPlaces(places);
  return columns.flat().some(({ stage }) => stage === 'final')
    ? texts.winnersSide()
    : texts.knockOut();
}
