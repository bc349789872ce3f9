import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { numberOf, typedPrice } from '../../../../components/form/number-text.ts';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { SellValues } from '../sell-values.ts';
import { priceScale, verdictOf } from './price-scale.ts';

interface PriceHintProps {
  values: SellValues;
  onTake: (price: string) => void;
}

/** What comparable things were sold for, and where the seller's price lies. */
export function PriceHint({ values, onTake }: PriceHintProps) {
  const { priceHint: texts } = useTexts('market/sell-price');
  const locale = useLocale();
  const { category, condition, attributes } = values;
  const figure = (typed: string | undefined) => {
    const number = numberOf(typed ?? '') ?? Number.NaN;
    return number >= 0 && number <= 100 ? number : null;
  };
  const { data: hint } = trpc.market.items.priceHint.useQuery(
    {
      category: category ?? 'other',
      condition,
      weight: figure(attributes.weight),
      tungsten: figure(attributes.tungsten),
    },
    { enabled: category !== null, staleTime: 5 * 60_000 },
  );
  if (!hint) return null;
  const price = numberOf(values.price);
  const own = price !== undefined && price > 0 ? price : null;
  const scale = priceScale(hint, own);
  const [low, high] = [euroText(hint.low, locale), euroText(hint.high, locale)];
  return (
    <Panel>
      <p>
        {texts.sold({ count: hint.count })} <b>{low === high ? low : texts.range({ low, high })}</b>
      </p>
      <Line aria-hidden="true">
        <Bed style={{ left: percent(scale.low), right: percent(1 - scale.high) }} />
        <Middle style={{ left: percent(scale.median) }} />
        {scale.own === null ? null : <Own style={{ left: percent(scale.own) }} />}
      </Line>
      <Foot>
        <span role="status">{own === null ? null : texts.verdicts[verdictOf(hint, own)]()}</span>
        {own === hint.median ? null : (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onTake(typedPrice(hint.median, locale))}
          >
            {texts.take({ price: euroText(hint.median, locale) })}
          </Button>
        )}
      </Foot>
    </Panel>
  );
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '3',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.positive.solid}',
    textStyle: 'small',
    '& b': { textStyle: 'number', fontSize: 'xl' },
  },
});
const Line = chakra('div', {
  base: {
    position: 'relative',
    height: '5',
    marginBlock: '1',
    bg: 'bg.sunken',
    borderRadius: 'sm',
  },
});
const Bed = chakra('i', {
  base: { position: 'absolute', insetBlock: '0', bg: 'positive.solid', minWidth: '1' },
});
const Middle = chakra('i', {
  base: { position: 'absolute', insetBlock: '0', width: '2px', bg: 'board.sisal' },
});
const Own = chakra('i', {
  base: {
    position: 'absolute',
    insetBlock: '-1',
    width: '3',
    marginInlineStart: '-1.5',
    bg: 'accent.solid',
    borderWidth: '2px',
    borderColor: 'bg.raised',
    borderRadius: 'sm',
    transition: 'left 160ms',
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& button': { textTransform: 'none', letterSpacing: 'normal' },
  },
});
