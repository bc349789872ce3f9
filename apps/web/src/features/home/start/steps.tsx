import { chakra } from '@chakra-ui/react';
import { type HomeBoard, type HomeStep, homeSteps } from '@oche/validators/home/limits';
import { ButtonLink } from '../../../components/button.tsx';
import { Figure, Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const PLACES: Record<HomeStep, string> = {
  place: '/account',
  picture: '/profile',
  game: '/games/new',
  friend: '/friends',
  lounge: '/venues',
  post: '/forum',
};

/** What is next for a new member: three darts on the slate. Nothing for all others. */
export function NextSteps({ board }: { board: HomeBoard }) {
  const { steps: texts } = useTexts('home');
  const [{ steps, stepsDone }] = trpc.home.get.useSuspenseQuery({ board });
  if (steps.length === 0) return null;
  return (
    <Root className="dark" aria-labelledby="next-steps">
      <Head>
        <Heading id="next-steps">{texts.title()}</Heading>
        <Figure>{texts.done({ done: stepsDone, all: homeSteps.length })}</Figure>
      </Head>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step}>
            <Wedge aria-hidden="true">{index + 1}</Wedge>
            <div>
              <Heading as="h3" size="subheading">
                {texts[step].title()}
              </Heading>
              <p>{texts[step].text()}</p>
            </div>
            <ButtonLink size="sm" variant={index === 0 ? 'solid' : 'outline'} to={PLACES[step]}>
              {texts[step].go()}
            </ButtonLink>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}

const Root = chakra('section', {
  base: { marginBottom: '6', padding: { base: '4', md: '6' }, bg: 'bg', color: 'fg' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBottom: '2',
    layerStyle: 'wiresBottom',
  },
});
const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '5', lg: '8' },
    marginTop: '4',
    listStyle: 'none',
  },
});
const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '3',
    alignContent: 'start',
    '& p': { color: 'fg.muted', textStyle: 'small', fontSize: 'md' },
    '& > a': { gridColumn: '2', justifySelf: 'start' },
  },
});
/** The wedge of a board, with its number. */
const Wedge = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '16',
    paddingBottom: '2',
    bg: 'board.green',
    color: 'board.chalk',
    clipPath: 'polygon(0 0, 100% 0, 62% 100%, 38% 100%)',
    textStyle: 'numberHero',
    'li:nth-of-type(even) > &': { bg: 'board.red' },
  },
});
