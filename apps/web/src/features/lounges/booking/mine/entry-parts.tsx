import { chakra } from '@chakra-ui/react';
import { useLocale } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';

/** The date, like a leaf of a calendar. */
export function DateBlock({ date, isOff = false }: { date: string; isOff?: boolean }) {
  const locale = useLocale();
  return (
    <Leaf data-off={isOff || undefined}>
      <span>{dayText(date, locale, 'weekday')}</span>
      <strong>{Number(date.slice(8))}</strong>
      <span>{dayText(date, locale, 'month')}</span>
    </Leaf>
  );
}

/**
 * One entry in a list of bookings, with the date on the left. `data-offered` makes it stand out.
 */
export const EntryRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: { base: '3', md: '5' },
    paddingBlock: '4',
    scrollMarginTop: '20',
    borderBottomWidth: '1px',
    '&[data-offered]': {
      paddingInline: '3',
      bg: 'positive.subtle',
      borderInlineStart: '4px solid {colors.positive.solid}',
    },
  },
});
export const EntryWords = chakra('div', { base: { display: 'grid', gap: '1', minWidth: '0' } });
/** The lounge's name and the booking's status. */
export const EntryHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
  },
});
export const EntryName = chakra('h3', {
  base: { textStyle: 'subheading', overflowWrap: 'anywhere' },
});
const Leaf = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    width: { base: '12', md: '16' },
    paddingBlock: '1',
    textStyle: 'number',
    lineHeight: '1.15',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderTop: '5px solid {colors.accent.solid}',
    borderRadius: 'sm',
    bg: 'bg.raised',
    alignSelf: 'start',
    '& span': { fontSize: 'sm' },
    '& strong': { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'heavy', lineHeight: '1' },
    '&[data-off]': { color: 'fg.muted', bg: 'transparent', borderTopColor: 'border.strong' },
    '&[data-off] strong': { textDecoration: 'line-through', textDecorationThickness: '2px' },
  },
});
