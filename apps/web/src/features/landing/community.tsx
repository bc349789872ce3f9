import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/home/landing';
import { Dart } from '../../components/board/dart.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Heading, Label } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { joining } from './landing-links.ts';
import { Threads } from './live/threads.tsx';

const AUDIENCES = [
  { name: 'player', flight: 'accent.solid', angle: -76 },
  { name: 'venue', flight: 'positive.solid', angle: -98 },
  { name: 'club', flight: 'tape', angle: -84 },
] as const;

/** Who the product is for: three darts in three columns, and what they write. */
export function Community({ threads }: { threads: Landing['threads'] }) {
  const { community } = useTexts('landing');
  return (
    <Section id="community">
      <Container>
        <Heading size="poster">{community.title()}</Heading>
        <Columns>
          {AUDIENCES.map(({ name, flight, angle }, index) => (
            <Column key={name}>
              <Stuck viewBox="0 0 120 110" aria-hidden="true">
                <Dart x={34} y={109} angle={angle} flight={flight} scale={1.1} />
              </Stuck>
              <Card>
                <Label>{community.dart({ number: index + 1 })}</Label>
                <Heading as="h3">{community[name].title()}</Heading>
                <Text>{community[name].text()}</Text>
                <ButtonLink
                  to="/login"
                  search={joining[name]}
                  variant="outline"
                  justifySelf="start"
                >
                  {community[name].action()}
                </ButtonLink>
              </Card>
            </Column>
          ))}
        </Columns>
        <Threads threads={threads} />
      </Container>
    </Section>
  );
}

const Section = chakra('section', {
  base: { bg: 'bg.sunken', paddingBlock: { base: '12', md: '20' } },
});
const Columns = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    rowGap: '8',
    marginTop: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Column = chakra('li', { base: { display: 'grid', gridTemplateRows: 'auto 1fr' } });
const Stuck = chakra('svg', { base: { height: '24', width: 'auto', justifySelf: 'start' } });
const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: '3',
    padding: '5',
    bg: 'bg.raised',
    borderTopWidth: '6px',
    borderColor: 'fg',
  },
});
const Text = chakra('p', { base: { color: 'fg.muted' } });
