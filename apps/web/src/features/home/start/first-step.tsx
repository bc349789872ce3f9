import { chakra } from '@chakra-ui/react';
import { type HomeStep, homeSteps } from '@oche/validators/home/limits';
import { ButtonLink } from '../../../components/button.tsx';
import { Figure, Heading, Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const PLACES: Record<HomeStep, string> = {
  place: '/account/profile',
  picture: '/profile',
  game: '/games/new',
  friend: '/friends',
  lounge: '/venues',
  post: '/forum',
};

/** The one thing that a new member does next. Nothing for all others. */
export function FirstStep() {
  const { steps: texts } = useTexts('home');
  const [{ steps, stepsDone }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  const [step] = steps;
  if (!step) return null;
  return (
    <Root className="dark" aria-labelledby="first-step">
      <Wedge aria-hidden="true">{stepsDone + 1}</Wedge>
      <Words>
        <Label>{texts.title()}</Label>
        <Heading id="first-step">{texts[step].title()}</Heading>
        <p>{texts[step].text()}</p>
      </Words>
      <Way>
        <ButtonLink to={PLACES[step]}>{texts[step].go()}</ButtonLink>
        <Done>
          <Figure>{texts.done({ done: stepsDone, all: homeSteps.length })}</Figure>
          <Meter aria-hidden="true">
            {homeSteps.map((each, index) => (
              <span key={each} data-done={index < stepsDone || undefined} />
            ))}
          </Meter>
        </Done>
      </Way>
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '4', md: '6' },
    rowGap: '4',
    marginBottom: '6',
    padding: { base: '4', md: '6' },
    bg: 'bg.sunken',
    color: 'fg',
    borderTop: '6px solid {colors.board.red}',
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '1', minWidth: '0', '& > p': { color: 'fg.muted' } },
});
const Way = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { md: 'column' },
    alignItems: { base: 'center', md: 'stretch' },
    gap: '3',
  },
});
const Done = chakra('p', { base: { display: 'grid', gap: '1', flex: '1 1 8rem' } });
const Meter = chakra('span', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '2px',
    '& > span': { height: '2', bg: 'border' },
    '& > [data-done]': { bg: 'board.green' },
  },
});
/** The wedge of a board, with the number of the step. */
const Wedge = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '16',
    paddingBottom: '2',
    bg: 'board.red',
    color: 'board.chalk',
    clipPath: 'polygon(0 0, 100% 0, 62% 100%, 38% 100%)',
    textStyle: 'numberHero',
  },
});
