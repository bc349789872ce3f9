import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { Wedge } from '../../../components/board/wedge.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const WEDGES = { clock: 1, bob: 16, checkout: 20 } as const;
const FIRST = ['clock', 'bob', 'checkout'] as const;

/** What a member can throw alone, besides X01. */
export function TrainingLinks() {
  const { training: texts } = useTexts('games/start');
  return (
    <Root aria-labelledby="training">
      <Heading id="training" size="heading">
        {texts.title()}
      </Heading>
      <List>
        {FIRST.map((kind) => (
          <li key={kind}>
            <TrainingLink to="/games/training/$kind" params={{ kind }}>
              <Wedge number={WEDGES[kind]} />
              <span>
                <strong>{texts[kind]()}</strong>
                {texts[`${kind}Text`]()}
              </span>
            </TrainingLink>
          </li>
        ))}
      </List>
      <Row>
        <ButtonLink to="/games/training" variant="outline">
          {texts.all()}
        </ButtonLink>
        <ButtonLink to="/games/party" variant="outline">
          {texts.party()}
        </ButtonLink>
      </Row>
    </Root>
  );
}

const Root = chakra('section', {
  base: { display: 'grid', justifyItems: 'start', gap: '3', marginTop: '8' },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    width: 'full',
    listStyle: 'none',
  },
});
const TrainingLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      height: 'full',
      padding: '3',
      layerStyle: 'panel',
      color: 'fg',
      textDecoration: 'none',
      _hover: { borderColor: 'fg' },
      '& svg': { flexShrink: '0', height: '20', width: 'auto' },
      '& span': { display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted' },
      '& strong': { textStyle: 'subheading', color: 'fg' },
    },
  }),
);
