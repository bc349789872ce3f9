import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Stack } from '../../components/layout.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { joining } from './landing-links.ts';

/** What the caller says before every match, and the line to step up to. */
export function CallToAction() {
  const { callToAction } = useTexts('landing');
  return (
    <Section className="dark">
      <Container>
        <Row>
          <Heading size="hero">{callToAction.title()}</Heading>
          <Stack justifyItems="start" gap="5">
            <Lead>{callToAction.text()}</Lead>
            <ButtonLink
              to="/login"
              search={joining.player}
              variant="accent"
              size="lg"
              shape="wedge"
            >
              {callToAction.action()}
            </ButtonLink>
          </Stack>
        </Row>
      </Container>
      <Oche aria-hidden="true" />
    </Section>
  );
}

const Section = chakra('section', { base: { layerStyle: 'pub' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'end',
    gap: { base: '6', lg: '12' },
    paddingTop: { base: '12', md: '20' },
    paddingBottom: { base: '8', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: '30rem' } });
/** the tape on the floor */
const Oche = chakra('div', { base: { height: '2', bg: 'oche' } });
