import { BULL } from '@oche/darts/board';
import { checkoutHints } from '@oche/darts/checkout';
import type { Ring } from '@oche/darts/out';
import type { Happening, PartyAim, PartyStanding } from '@oche/darts/party/party';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { dartText } from '../../dart-text.ts';

type Texts = TextsOf<'games/party'>;

/** What the last dart has done, in words; empty when there is nothing to say. */
export const happenedText = (
  happened: readonly Happening[],
  names: readonly string[],
  { happened: texts }: Texts,
): string =>
  happened
    .map((one) => {
      const name = names[one.side] ?? '';
      if ('dart' in one) return texts[one.is]({ name, bed: dartText(one.dart) });
      if ('number' in one) return texts[one.is]({ name, number: numberText(one.number) });
      return texts[one.is]({ name });
    })
    .join(' ');

const numberText = (number: number): string => (number === BULL ? 'Bull' : String(number));

/** What to throw at, as large as it gets: a bed, a score, or nothing where the board shows it. */
export function aimFigure(aim: PartyAim | null): string {
  if (aim?.at === 'beds') return bedsFigure(aim.beds.map(({ dart }) => dart));
  return aim !== null && 'remaining' in aim ? String(aim.remaining) : '';
}

/** One bed as it is written; several of the same number by that number. */
function bedsFigure(darts: readonly string[]): string {
  const [first = ''] = darts;
  if (darts.length === 1) return dartText(first);
  const number = Number(first.slice(1));
  const isOneNumber = darts.every((dart) => Number(dart.slice(1)) === number);
  return isOneNumber ? numberText(number) : '';
}

/** The same in words beside it; empty where there is nothing to add. */
export function aimText(
  { aim, board, side, round }: PartyStanding,
  { aim: texts }: Texts,
  out: Ring | undefined,
): string {
  switch (aim?.at) {
    case 'beds':
      if (board.draws === 'lives' && side !== null) {
        return board.killers[side] ? texts.victims() : texts.becomeKiller();
      }
      if (board.draws === 'leader') return texts.follow();
      return board.draws === 'rounds' ? texts.inning({ round: round + 1 }) : texts.cells();
    case 'points':
      return texts.visit({ round: round + 1 });
    case 'exactly':
      return texts.exactly();
    case 'finish':
      return out ? routeText(aim, out) : '';
    case 'any':
      return texts.any();
    default:
      return '';
  }
}

/** The way that most take from here; empty where this visit can't finish. */
function routeText({ remaining, darts }: Extract<PartyAim, { at: 'finish' }>, out: Ring): string {
  const [route] = checkoutHints(remaining, darts as 1 | 2 | 3, { out });
  return route?.darts.map(dartText).join(' ') ?? '';
}

interface Said {
  name: string;
  names: readonly string[];
}

/** What is called out: what the dart has done, and whose turn it is now. */
export function saidText(standing: PartyStanding, { name, names }: Said, texts: Texts): string {
  const { aim, happened, inVisit } = standing;
  const news = happenedText(happened, names, texts);
  if (aim === null) return `${news} ${winnerText(standing, names, texts)}`.trim();
  if (inVisit > 0) return news;
  const bed = aim.at === 'beds' && aim.beds.length === 1 ? aim.beds[0] : undefined;
  const what = bed
    ? spokenBed(bed.dart, texts)
    : aimFigure(aim) || aimText(standing, texts, undefined);
  const turn = what === '' ? name : texts.aim.call({ name, aim: what });
  return `${news} ${turn}`.trim();
}

/** Who has won, or that nobody has alone. */
export function winnerText(
  { places }: PartyStanding,
  names: readonly string[],
  { over }: Texts,
): string {
  const best = places.flatMap((place, side) => (place === 1 ? [names[side] ?? ''] : []));
  return best.length === 1 ? over.wins({ name: best[0] ?? '' }) : over.drawn();
}

/** A bed as it is spoken. */
function spokenBed(dart: string, { aim: texts }: Texts): string {
  const number = Number(dart.slice(1));
  if (number === BULL) return dartText(dart);
  if (dart.startsWith('D')) return texts.double({ number });
  return dart.startsWith('T') ? texts.treble({ number }) : String(number);
}
