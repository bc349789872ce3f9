import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Heading } from '../text.tsx';

interface SectionProps {
  /** the id for links to this section */
  anchor?: string;
  title: ReactNode;
  /** shown beside the title */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a lounge's page, with a heading. */
export function TitledSection({ anchor, title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Root id={anchor} aria-labelledby={id}>
      <Head>
        <Heading id={id} size="heading">
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </Root>
  );
}

const Root = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', alignContent: 'start' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBottom: '1',
    layerStyle: 'wiresBottom',
  },
});
