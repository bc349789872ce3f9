import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/link.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { byOutcome, outcomeMarks } from '../../../lib/results/by-outcome.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Slate, SlateTitle } from './slate.tsx';

/** Where the member stands, and how the last games went. Nothing before the first one. */
export function Form() {
  const { figures: texts, form: words, place, tiles } = useTexts('home');
  const [{ figures, ranking, username }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  const locale = useLocale();
  const { games, won, winRate, average, rating, form } = figures;
  if (games === 0) return null;
  const decimal = numberFormat(locale, { minimumFractionDigits: 1 });
  const whole = numberFormat(locale);
  const averageText = average === null ? null : decimal.format(average);
  const cells: [label: string, value: string][] = [
    [texts.games(), whole.format(games)],
    [texts.won(), whole.format(won)],
    [texts.winRate(), `${decimal.format(winRate ?? 0)} %`],
  ];
  if (ranking && averageText !== null) cells.unshift([texts.average(), averageText]);
  if (rating) {
    const label = rating.isProvisional
      ? `${texts.rating()} (${texts.provisional()})`
      : texts.rating();
    cells.push([label, whole.format(rating.points)]);
  }
  const long = [texts.wonLong(), texts.lostLong(), texts.drawnLong()] as const;
  const letters = [texts.wonLetter(), texts.lostLetter(), texts.drawnLetter()] as const;
  const results = form.map((isWon) => byOutcome(isWon, long)).join(', ');
  return (
    <Slate
      id="form"
      title={words.title()}
      figure={ranking ? tiles.place({ place: ranking.place }) : (averageText ?? whole.format(won))}
      unit={ranking ? words.ranking() : averageText ? texts.average() : texts.won()}
      foot={
        <TextLink to="/players/$username" params={{ username }}>
          {texts.all()}
        </TextLink>
      }
    >
      {ranking ? (
        <SlateTitle>{ranking.next ? place.next(ranking.next) : place.top()}</SlateTitle>
      ) : null}
      <VisuallyHidden>{texts.form({ results })}</VisuallyHidden>
      <Strip aria-hidden="true">
        {form.map((isWon, index) => (
          <span key={index} {...outcomeMarks(isWon)}>
            {byOutcome(isWon, letters)}
          </span>
        ))}
      </Strip>
      <Cells>
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Cells>
    </Slate>
  );
}

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1px',
    _empty: { display: 'none' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      height: '7',
      textStyle: 'number',
      bg: 'accent.solid',
      color: 'accent.contrast',
    },
    '& > [data-won]': { bg: 'positive.solid', color: 'positive.contrast' },
    '& > [data-drawn]': { bg: 'bg.muted', color: 'fg' },
  },
});
const Cells = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy', lineHeight: 'tight' },
  },
});
