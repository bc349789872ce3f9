import { chakra } from '@chakra-ui/react';
import type { Home, HomeBoard } from '@oche/validators/home/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The member's own numbers, like on a scoreboard. */
export function FiguresCard({ board }: { board: HomeBoard }) {
  const { figures: texts, place } = useTexts('home');
  const [{ figures }] = trpc.home.get.useSuspenseQuery({ board });
  return figures.games === 0 ? (
    <EmptyState
      as="h3"
      title={texts.empty()}
      action={<ButtonLink to="/games/new">{place.play()}</ButtonLink>}
    >
      <p>{texts.emptyText()}</p>
    </EmptyState>
  ) : (
    <Scoreboard figures={figures} />
  );
}

function Scoreboard({ figures }: Pick<Home, 'figures'>) {
  const { figures: texts } = useTexts('home');
  const locale = useLocale();
  const { games, won, winRate, average, rating, form } = figures;
  const decimal = numberFormat(locale, { minimumFractionDigits: 1 });
  const whole = numberFormat(locale);
  const cells: [label: string, value: string, unit?: string][] = [
    [texts.games(), whole.format(games)],
    [texts.winRate(), decimal.format(winRate ?? 0), '%'],
    [texts.won(), whole.format(won)],
    [texts.lost(), whole.format(games - won)],
  ];
  if (average !== null) cells.push([texts.average(), decimal.format(average)]);
  if (rating) {
    const label = rating.isProvisional
      ? `${texts.rating()} (${texts.provisional()})`
      : texts.rating();
    cells.push([label, String(rating.points)]);
  }
  const results = form.map((isWon) => (isWon ? texts.wonLong() : texts.lostLong())).join(', ');
  return (
    <Slate className="dark">
      <Cells>
        {cells.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit ? <small> {unit}</small> : null}
            </dd>
          </div>
        ))}
      </Cells>
      <VisuallyHidden>{texts.form({ results })}</VisuallyHidden>
      <Form aria-hidden="true">
        {form.map((isWon, index) => (
          <span key={index} data-won={isWon || undefined}>
            {isWon ? texts.wonLetter() : texts.lostLetter()}
          </span>
        ))}
      </Form>
    </Slate>
  );
}

const Slate = chakra('div', { base: { bg: 'bg.sunken', color: 'fg' } });
const Cells = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '3',
      borderBottom: '1px solid {colors.border}',
    },
    '& > div:nth-of-type(odd)': { borderInlineEnd: '1px solid {colors.border}' },
    '& small': { fontSize: '0.5em', fontWeight: 'semibold' },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero', fontSize: { base: '3xl', md: '4xl' }, whiteSpace: 'nowrap' },
  },
});
const Form = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1px',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      height: '7',
      textStyle: 'number',
      bg: 'accent.solid',
      color: 'accent.contrast',
    },
    '& > [data-won]': { bg: 'positive.solid', color: 'positive.contrast' },
  },
});
