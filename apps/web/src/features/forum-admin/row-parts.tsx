import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useIsAdmin } from '../../lib/auth.ts';

/** The rows of all levels: a slate each, its numbers like those of a scoreboard, and what can be done at its end. */
export const Rows = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', listStyle: 'none' },
});

export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto auto' },
    // without a grip or a box in front the words begin at the edge and take all the room
    '&:has(> div:first-child:empty)': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto auto' },
    },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    padding: '3',
    minWidth: '0',
    overflowWrap: 'anywhere',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.positive.solid}',
    '&[data-off]': { borderInlineStartColor: 'border.strong' },
    '&[data-deleted]': { borderInlineStartColor: 'danger.solid', bg: 'bg.sunken' },
    '&[data-marked]': { bg: 'accent.subtle' },
    '&[data-dragged]': { bg: 'bg.inverse', color: 'fg.inverse', '& *': { color: 'inherit' } },
  },
});

/** The row's first column: a grip, a box, or nothing. */
export const Lead = chakra('div', { base: { _empty: { display: 'none' } } });
export const Words = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', minWidth: '0' },
});
export const TitleLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& > svg': { width: '4', height: '4', color: 'fg.muted' },
  },
});
/** Leads to what is in it; the name is the whole target. */
export const TitleLink = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      minHeight: '6',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
);
export const Excerpt = chakra('p', {
  base: { textStyle: 'small', lineClamp: 2, whiteSpace: 'pre-line', maxWidth: 'measure' },
});
export const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'caption',
    color: 'fg.muted',
    '& a': { color: 'inherit' },
  },
});
/** What can be done with a row, by admins: moderators look on. */
export function Actions(props: ComponentProps<typeof Buttons>) {
  return useIsAdmin() ? <Buttons {...props} /> : null;
}

const Buttons = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1',
  },
});

const Score = chakra('dl', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    display: 'flex',
    gap: '4',
    '& div': {
      display: { base: 'flex', lg: 'grid' },
      alignItems: 'baseline',
      justifyItems: { lg: 'end' },
      gap: { base: '1', lg: '0' },
      minWidth: { lg: '3.5rem' },
    },
    '& dt': { textStyle: 'caption', color: 'fg.muted', order: '2' },
    '& dd': { textStyle: 'number', fontSize: 'xl', lineHeight: '1.1' },
  },
});

/** A few numbers with what they count. */
export function Numbers({ of }: { of: readonly { label: string; value: string }[] }) {
  return (
    <Score>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Score>
  );
}
