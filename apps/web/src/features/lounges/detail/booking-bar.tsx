import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Button } from '../../../components/button.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { priceParts } from '../shared/price.ts';

interface BookingBarProps {
  lounge: Lounge;
  onBook: () => void;
}

/** The price and the booking button; on a phone they stay at the lower edge. */
export function BookingBar({ lounge, onBook }: BookingBarProps) {
  const texts = useTexts('lounge');
  const venues = useTexts('venues');
  const locale = useLocale();
  const { amount, unit } = priceParts(lounge, venues, locale);
  return (
    <Bar data-screen="">
      <Price>
        {amount} <small>{unit}</small>
      </Price>
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
    /* only on a phone, as it would affect a flex item even where that is not sticky */
    zIndex: { base: 'sticky', md: 'auto' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginInline: { base: '-4', md: '0' },
    marginBottom: { base: '-6', md: '8' },
    paddingInline: { base: '4', md: '0' },
    paddingBlock: '3',
    bg: 'bg',
    borderColor: 'border.strong',
    borderTopWidth: { base: '3px', md: '0' },
    borderBottomWidth: { base: '0', md: '3px' },
    borderTopStyle: 'double',
    borderBottomStyle: 'double',
  },
});
const Price = chakra('p', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: { base: '2xl', md: '3xl' },
    lineHeight: '1',
    '& small': {
      display: { base: 'block', md: 'inline' },
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
  },
});
