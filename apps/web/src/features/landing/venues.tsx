import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/home/landing';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { addressFor } from '../../lib/addresses/open-doors.ts';
import { links } from './landing-links.ts';
import { Cities } from './live/cities.tsx';
import { ThrowDrawing } from './throw-drawing.tsx';

/** A pub at night, whatever the theme: this is where the boards are. */
export function Venues({ cities }: { cities: Landing['cities'] }) {
  const {
    loungeBand,
    cities: { all },
  } = useTexts('landing');
  return (
    <Section id="venues" className="dark">
      <Container>
        <Columns>
          <ThrowDrawing
            title={loungeBand.drawing()}
            height={loungeBand.height()}
            distance={loungeBand.distance()}
          />
          <Words>
            <Heading size="poster">{loungeBand.title()}</Heading>
            <Lead>{loungeBand.text()}</Lead>
            <Note>{loungeBand.note()}</Note>
          </Words>
        </Columns>
        <Cities cities={cities} />
        <ButtonLink to={addressFor(links.venues, false)} variant="outline" marginTop="6">
          {all()}
        </ButtonLink>
      </Container>
    </Section>
  );
}

const Section = chakra('section', {
  base: { layerStyle: 'pub', paddingBlock: { base: '12', md: '20' } },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '5', order: { base: '-1', lg: '0' } },
});
const Lead = chakra('p', { base: { textStyle: 'lead' } });
const Note = chakra('p', { base: { color: 'fg.muted', layerStyle: 'wires', paddingTop: '4' } });
