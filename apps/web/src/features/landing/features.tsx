import { chakra } from '@chakra-ui/react';
import { Board } from '../../components/board/board.tsx';
import { type BoardNumber, RADIUS, sectorPath } from '../../components/board/board-geometry.ts';
import { Wedge } from '../../components/board/wedge.tsx';
import { Container } from '../../components/card.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { colorVar } from '../../theme/svg.ts';

/** The six beds clockwise from the top of the board. */
const FEATURES = [
  ['tournaments', 20],
  ['venues', 1],
  ['statistics', 18],
  ['clubs', 4],
  ['marketplace', 13],
  ['social', 6],
] as const satisfies readonly (readonly [string, BoardNumber])[];

/** everything from 10 round to 5, covered with paper, so that only the six stay bright */
const OTHER_BEDS =
  sectorPath(99, 225, RADIUS.outerBull, RADIUS.board + 1) +
  sectorPath(225, 351, RADIUS.outerBull, RADIUS.board + 1);

export function Features() {
  const { features } = useTexts('landing');
  return (
    <Section id="features">
      <Container>
        <Columns>
          <Intro>
            <Heading size="poster">{features.title()}</Heading>
            <Lead>{features.lead()}</Lead>
            <SixBeds>
              <Board>
                <path d={OTHER_BEDS} fill={colorVar('bg')} opacity="0.85" />
              </Board>
            </SixBeds>
          </Intro>
          <List>
            {FEATURES.map(([name, number]) => (
              <Item key={name}>
                <Bed>
                  <Wedge number={number} />
                </Bed>
                <div>
                  <Heading as="h3">{features[name].title()}</Heading>
                  <Text>{features[name].text()}</Text>
                </div>
              </Item>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}

const Section = chakra('section', { base: { paddingBlock: { base: '12', md: '20' } } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});
const Intro = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    position: { lg: 'sticky' },
    top: { lg: '24' },
    alignSelf: 'start',
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'fg.muted' } });
const SixBeds = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, width: '15rem', marginTop: '6' },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', md: '4.5rem minmax(0, 1fr)' },
    gap: '5',
    paddingBlock: '6',
    layerStyle: 'wires',
  },
});
const Bed = chakra('div', { base: { '& svg': { width: 'full', height: 'auto' } } });
const Text = chakra('p', { base: { marginTop: '2', color: 'fg.muted' } });
