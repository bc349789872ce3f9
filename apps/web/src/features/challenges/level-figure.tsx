import { chakra } from '@chakra-ui/react';
import type { Opponent } from '@oche/validators/challenges/schemas';
import { numberFormat } from '../../lib/number-format.ts';
import { useWords } from './use-words.ts';

/** How well somebody plays, as a figure of the scoreboard; somebody without games is new. */
export function LevelFigure({ of }: { of: Opponent | null }) {
  const { texts, locale } = useWords();
  if (!of) return null;
  const { average, rating } = of;
  if (average === null) return <Fresh>{texts.level.fresh()}</Fresh>;
  const number = numberFormat(locale, { minimumFractionDigits: 1 });
  return (
    <Figures>
      <div>
        <dt>{texts.level.average()}</dt>
        <dd>{number.format(average)}</dd>
      </div>
      {rating === null ? null : (
        <div>
          <dt>{texts.level.rating()}</dt>
          <dd>{rating}</dd>
        </div>
      )}
    </Figures>
  );
}

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '2',
    textAlign: 'end',
    '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { textStyle: 'label', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& dd': { textStyle: 'number', fontSize: '2xl', fontWeight: 'heavy', lineHeight: 'solid' },
  },
});
const Fresh = chakra('span', {
  base: {
    textStyle: 'label',
    color: 'positive',
    alignSelf: 'start',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'positive.solid',
  },
});
