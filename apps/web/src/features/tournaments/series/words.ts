import type { Locale } from '@oche/validators/common';
import type { TournamentSeriesOutput } from '@oche/validators/tournaments/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { timeText } from '../../../lib/time/wall-time.ts';

type Texts = TextsOf<'tournaments/series'>;

/** A Monday; days are named by counting from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

const weekdayName = (weekday: number, locale: Locale): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY);

/** "Jeden Donnerstag, 19:30 Uhr" */
export function rhythmText(
  rhythm: TournamentSeriesOutput['rhythm'],
  { rhythm: texts }: Texts,
  locale: Locale,
): string {
  if (!rhythm) return texts.none();
  const { repeats, every, weekday, week, startsMinutes } = rhythm;
  const when = { day: weekdayName(weekday, locale), time: timeText(startsMinutes) };
  if (repeats === 'weekly')
    return every === 1 ? texts.weekly(when) : texts.weeks({ every, ...when });
  const named = { ...when, week: texts.weeksOfMonth[weekOf(week)]() };
  return every === 1 ? texts.monthly(named) : texts.months({ every, ...named });
}

const WEEKS = [1, 2, 3, 4, 5] as const;
const weekOf = (week: number) => WEEKS.find((each) => each === week) ?? 5;

/** What the table counts, sentence by sentence. */
export function rulesText(
  { points, others, best, bonus, finishFrom, shortLegDarts }: TournamentSeriesOutput['rules'],
  { rules: texts }: Texts,
): string[] {
  const bonuses = [
    bonus.maximum > 0 ? texts.maximum({ points: bonus.maximum }) : null,
    bonus.finish > 0 ? texts.finish({ from: finishFrom, points: bonus.finish }) : null,
    bonus.shortLeg > 0 ? texts.shortLeg({ darts: shortLegDarts, points: bonus.shortLeg }) : null,
  ];
  return [
    `${texts.places({ points: points.join(', ') })} ${others > 0 ? texts.others({ points: others }) : texts.nothing()}`,
    best === null ? texts.all() : best === 1 ? texts.bestOne() : texts.best({ count: best }),
    ...bonuses.filter((text) => text !== null),
    texts.shared(),
    texts.ties(),
    texts.guests(),
  ];
}
