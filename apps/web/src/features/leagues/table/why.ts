import type { Standing } from '@oche/validators/leagues/season';
import type { TextsOf } from '../../../i18n/namespaces.ts';

type Texts = TextsOf<'leagues/pages'>['table'];

const signed = new Intl.NumberFormat('de', { signDisplay: 'exceptZero' });
const SIGNED = new Set<Standing['decidedBy']>(['gameDifference', 'legDifference']);

/** Why a team stands above the next one, in a sentence with the numbers that were compared. */
export function whyText({ decidedBy, why, played }: Standing, texts: Texts): string {
  if (decidedBy === null) return played === 0 ? texts.why.unplayed() : texts.why.last();
  if (decidedBy === 'lot') return texts.why.lot();
  if (decidedBy === 'withdrawn') return texts.why.withdrawn();
  if (why === null) return decidedBy === 'headToHead' ? texts.headToHead() : texts.why.last();
  const write = (value: number) =>
    SIGNED.has(decidedBy) ? signed.format(value).replace('-', '−') : String(value);
  return texts.why[decidedBy]({ own: write(why[0]), next: write(why[1]) });
}

/** Whether a place leads up or down when the season ends. In a small division neither is marked twice. */
export function zoneOf(
  place: number,
  { promotes, relegates, teams }: { promotes: number; relegates: number; teams: number },
): 'up' | 'down' | undefined {
  if (place <= promotes) return 'up';
  return place > teams - relegates ? 'down' : undefined;
}
