import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Heading, Muted } from '../text.tsx';

interface ChartSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One question to the numbers: its title in a black band, and the picture that answers it. */
export function ChartSection({ title, text, children }: ChartSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Band>
        <Heading id={id} size="subheading">
          {title}
        </Heading>
      </Band>
      <Content>
        {text ? <Muted>{text}</Muted> : null}
        {children}
      </Content>
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    layerStyle: 'panel',
    overflow: 'hidden',
  },
});
const Band = chakra('header', {
  base: {
    paddingInline: '4',
    paddingBlock: '1.5',
    bg: 'board.surround',
    color: 'board.chalk',
    borderBottomWidth: '3px',
    borderBottomColor: 'accent.solid',
  },
});
const Content = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    padding: '4',
  },
});
