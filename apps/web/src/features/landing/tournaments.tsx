import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/home/landing';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Stack } from '../../components/layout.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { addressFor } from '../../lib/addresses/open-doors.ts';
import { BracketDrawing } from './bracket-drawing.tsx';
import { links } from './landing-links.ts';
import { NextTournaments } from './live/next-tournaments.tsx';

export function Tournaments({ next }: { next: Landing['tournaments'] }) {
  const { tournaments } = useTexts('landing');
  return (
    <Section id="tournaments">
      <Container>
        <Heading size="poster">{tournaments.title()}</Heading>
        <Columns>
          <Stack gap="6">
            <Lead>{tournaments.text()}</Lead>
            <dl>
              <Side>
                <Who>{tournaments.players()}</Who>
                <dd>{tournaments.playersText()}</dd>
              </Side>
              <Side>
                <Who>{tournaments.organisers()}</Who>
                <dd>{tournaments.organisersText()}</dd>
              </Side>
            </dl>
          </Stack>
          <BracketDrawing title={tournaments.drawing()} final={tournaments.final()} />
        </Columns>
        <NextTournaments tournaments={next} />
        <ButtonLink to={addressFor(links.tournaments, false)} variant="outline" marginTop="6">
          {tournaments.all()}
        </ButtonLink>
      </Container>
    </Section>
  );
}

const Section = chakra('section', { base: { paddingBlock: { base: '12', md: '20' } } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '8', lg: '16' },
    marginTop: { base: '6', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead' } });
const Side = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
    columnGap: '4',
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
  },
});
const Who = chakra('dt', { base: { textStyle: 'label', fontSize: 'md', paddingTop: '0.5' } });
