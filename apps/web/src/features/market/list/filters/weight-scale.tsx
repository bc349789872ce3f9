import { chakra } from '@chakra-ui/react';
import type { ItemCounts } from '@oche/validators/market/schemas';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { numberFormat } from '../../../../lib/number-format.ts';
import { useMarketSearch } from '../use-market-search.ts';

/** How many darts of each weight there are, gram by gram; a bar picks its weight. */
export function WeightScale({ counts }: { counts: ItemCounts['groups']['weight'] | undefined }) {
  const texts = useTexts('market/list');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { search, change } = useMarketSearch();
  const bars = (counts ?? [])
    .map(({ value, count }) => ({ grams: Number(value), count }))
    .filter(({ grams }) => Number.isFinite(grams))
    .sort((a, b) => a.grams - b.grams);
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map(({ count }) => count));
  const { weightFrom: from, weightTo: to } = search;
  const isIn = (grams: number) =>
    (from !== undefined || to !== undefined) && grams >= (from ?? 0) && grams <= (to ?? 100);
  return (
    <Bars>
      {bars.map(({ grams, count }) => {
        const isOnly = from === grams && to === grams + PART;
        return (
          <Bar
            key={grams}
            type="button"
            aria-pressed={isIn(grams)}
            aria-label={texts.weightBar({ weight: words.grams({ count: grams }), count })}
            onClick={() =>
              change(
                isOnly
                  ? { weightFrom: undefined, weightTo: undefined }
                  : { weightFrom: grams, weightTo: grams + PART },
              )
            }
          >
            <span style={{ height: `${Math.max(8, (100 * count) / most)}%` }} />
            <small>{numberFormat(locale).format(grams)}</small>
          </Bar>
        );
      })}
    </Bars>
  );
}

/** 23 stands for all from 23.0 to 23.9 grams. */
const PART = 0.9;

const Bars = chakra('div', {
  base: { display: 'flex', alignItems: 'stretch', gap: '1px', height: '5.5rem', overflowX: 'auto' },
});
const Bar = chakra('button', {
  base: {
    flex: '1 0 1.5rem',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    cursor: 'pointer',
    '& span': { width: 'full', bg: 'border.strong', flexShrink: '1' },
    '& small': { textStyle: 'number', fontSize: 'sm', color: 'fg.muted', lineHeight: '1.4' },
    _hover: { '& span': { bg: 'fg' } },
    _focusVisible: { outlineOffset: '-2px' },
    _pressed: { '& span': { bg: 'accent.solid' }, '& small': { color: 'fg' } },
  },
});
