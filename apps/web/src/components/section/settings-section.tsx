import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from '../layout.tsx';
import { Heading } from '../text.tsx';

interface SectionProps {
  /** also the anchor of the section */
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/**
 * A section of the account's settings: what it is about on the left, what can be done on the right.
 */
export function SettingsSection({ id, title, text, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Stack gap="1" alignContent="start">
        <Heading id={titleId}>{title}</Heading>
        <Text>{text}</Text>
      </Stack>
      <Body>{children}</Body>
    </Root>
  );
}

/** A fact and its state, on one line where there is room. */
export const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    overflowWrap: 'anywhere',
  },
});

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '10',
    rowGap: '4',
    padding: { base: '4', md: '6' },
    layerStyle: 'panel',
    borderTop: '4px solid {colors.fg}',
    scrollMarginTop: '20',
    '& + &': { marginTop: { base: '4', md: '5' } },
  },
});
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: '26rem' } });
/* not a grid: empty regions for messages must take no room */
const Body = chakra('div', {
  base: {
    minWidth: '0',
    maxWidth: '34rem',
    '& > :not(:empty) ~ :not(:empty)': { marginTop: '4' },
  },
});
