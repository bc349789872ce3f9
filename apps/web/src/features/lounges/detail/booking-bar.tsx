import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges';
import { Button } from '../../../components/button.tsx';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { priceParts } from '../shared/price.ts';
import { useOpenState } from './use-open-state.ts';

interface BookingBarProps {
  lounge: Lounge;
  onBook: () => void;
}

/** Price, open or not, and the one button; on a phone it stays at the lower edge. */
export function BookingBar({ lounge, onBook }: BookingBarProps) {
  const texts = useTexts('lounge');
  const venues = useTexts('venues');
  const locale = useLocale();
  const state = useOpenState(lounge);
  const { amount, unit } = priceParts(lounge, venues, locale);
  return (
    <Bar>
      <Facts>
        <Price>
          {amount} <small>{unit}</small>
        </Price>
        <Badge tone={lounge.isOpen ? 'positive' : 'neutral'}>{state}</Badge>
      </Facts>
      {lounge.isActive ? (
        <Button variant="accent" size="lg" shape="wedge" onClick={onBook}>
          {texts.book()}
        </Button>
      ) : null}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: { base: 'sticky', md: 'static' },
    bottom: '0',
    order: { base: '9', md: '0' },
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginInline: { base: '-4', md: '0' },
    marginBottom: '8',
    paddingInline: { base: '4', md: '0' },
    paddingBlock: '3',
    bg: 'bg',
    layerStyle: 'wiresBottom',
  },
});
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    columnGap: '5',
    rowGap: '1',
    minWidth: '0',
  },
});
const Price = chakra('p', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: { base: '2xl', md: '3xl' },
    lineHeight: '1',
    '& small': { fontSize: 'md', fontWeight: 'semibold', color: 'fg.muted' },
  },
});
