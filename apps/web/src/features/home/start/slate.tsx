import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/text.tsx';

interface SlateProps {
  id: string;
  title: string;
  /** what the card is about, as large as on a scoreboard */
  figure: ReactNode;
  /** said small behind the figure, e.g. what is counted */
  unit?: ReactNode;
  /** what the figure is of, and what there is to know of that */
  children: ReactNode;
  /** the way onward, at the lower edge */
  foot?: ReactNode;
}

/** One of the large cards of the start page: a field of the scoreboard. */
export function Slate({ id, title, figure, unit, children, foot }: SlateProps) {
  return (
    <Field aria-labelledby={id} data-slate="">
      <Heading id={id} size="label">
        {title}
      </Heading>
      <Large>
        <strong>{figure}</strong>
        {unit ? <span>{unit}</span> : null}
      </Large>
      <Body>{children}</Body>
      {foot ? <Foot>{foot}</Foot> : null}
    </Field>
  );
}

/** The scoreboard: as many fields as have something to say, side by side where there is room. */
export const Slates = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
    gap: '1px',
    marginBottom: '8',
    bg: 'border.strong',
    color: 'fg',
    _empty: { display: 'none' },
  },
});

const Field = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    padding: { base: '4', md: '5' },
    bg: 'bg.sunken',
    borderTop: '6px solid {colors.board.green}',
    '&:nth-of-type(even)': { borderTopColor: 'board.red' },
    '& h2': { color: 'fg.muted', fontSize: 'md' },
  },
});
const Large = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    '& > strong': { textStyle: 'numberHero', fontSize: { base: '4xl', md: '5xl' } },
    '& > span': { textStyle: 'subheading', color: 'fg.muted' },
  },
});
const Body = chakra('div', {
  base: { display: 'grid', gap: '2', overflowWrap: 'anywhere' },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: 'auto',
    paddingTop: '2',
  },
});

/** What else belongs to a field: rows between thin lines. */
export const SlateRows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { borderTop: '1px solid {colors.border}' },
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      paddingBlock: '1.5',
      color: 'fg',
      textDecoration: 'none',
      lineHeight: 'snug',
      _hover: { textDecoration: 'underline' },
    },
    '& > li > a > b': { textStyle: 'number', fontSize: 'lg', minWidth: '7', color: 'fg.muted' },
    '& > li > a > svg': { marginInlineStart: 'auto', flexShrink: '0', color: 'fg.muted' },
  },
});
/** The name in a field, as a link. */
export const SlateTitle = chakra('p', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
export const SlateMeta = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
