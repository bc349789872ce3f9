import { chakra } from '@chakra-ui/react';

/** Keeps the form's button in sight while the rest scrolls. */
export const BookingFooter = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--bar, 0px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    marginInline: { base: '-4', md: '-6' },
    marginBottom: { base: '-4', md: '-6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3',
    bg: 'bg.raised',
    layerStyle: 'wires',
  },
});
