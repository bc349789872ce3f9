import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { useLocale } from '../../../i18n/react.tsx';
import { formatDate } from '../../../lib/time/date-text.ts';
import { whenText } from '../shared/when.ts';

interface TournamentRowProps {
  id: number;
  name: string;
  startDate: string;
  timeZone: string;
  /** what is over shows its year, and no time */
  isOver?: boolean;
  where: string | null;
  /** beside the name */
  mark?: ReactNode;
  /** the number of the row, at its end */
  figure: ReactNode;
}

/** A tournament in a short list on another page: when, what and where, and one number. */
export function TournamentRow({ id, name, startDate, timeZone, ...shown }: TournamentRowProps) {
  const locale = useLocale();
  return (
    <Row>
      <When dateTime={startDate}>
        {shown.isOver
          ? formatDate(new Date(startDate), locale, timeZone)
          : whenText(startDate, timeZone, locale)}
      </When>
      <Words>
        <strong>
          <TextLink to="/tournaments/$id" params={{ id: String(id) }} variant="plain">
            {name}
          </TextLink>
          {shown.mark}
        </strong>
        {shown.where ? <small>{shown.where}</small> : null}
      </Words>
      <End>{shown.figure}</End>
    </Row>
  );
}

/** Stands in narrow cards and in wide pages. */
export const Rows = chakra('ul', { base: { listStyle: 'none', containerType: 'inline-size' } });
const WIDE = '@container (min-width: 27rem)';
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    [WIDE]: { gridTemplateColumns: '8.5rem minmax(0, 1fr) auto' },
  },
});
const When = chakra('time', {
  base: {
    gridColumn: '1 / -1',
    textStyle: 'number',
    fontSize: 'lg',
    [WIDE]: { gridColumn: 'auto' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& strong': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      textStyle: 'subheading',
    },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const End = chakra('span', {
  base: {
    textStyle: 'number',
    color: 'fg.muted',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '& strong': { fontSize: '2xl', fontWeight: 'heavy', lineHeight: 'solid', color: 'fg' },
  },
});
