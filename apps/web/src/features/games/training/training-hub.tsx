import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import { createLink } from '@tanstack/react-router';
import { Wedge } from '../../../components/board/wedge.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** What is trained, and the number that stands for it. */
const GROUPS = {
  scoring: { countUp: 18, ninetyNine: 19, halveIt: 17, shanghai: 7, jdc: 15 },
  doubles: { bob: 16, weakDoubles: 8, clockDoubles: 10, doublesRound: 2 },
  checkouts: { checkout: 20, oneTwentyOne: 12, oneTwenty: 14, catch40: 4 },
  around: { clock: 1, clockTrebles: 3, a1: 13 },
} as const;
const groups = ['scoring', 'doubles', 'checkouts', 'around'] as const;

/** All that one can train alone, with the best of each. */
export function TrainingHub() {
  const texts = useTexts('games/training');
  const [bests] = trpc.games.training.bests.useSuspenseQuery();
  const bestOf = (kind: Training) => bests.find((one) => one.kind === kind)?.best;
  return (
    <Page>
      <PageHeader
        title={texts.hub.title()}
        lead={texts.hub.lead()}
        actions={
          <ButtonLink to="/games/boards" variant="outline">
            {texts.hub.boards()}
          </ButtonLink>
        }
      />
      {groups.map((group) => (
        <TitledSection key={group} title={texts.hub[group]()}>
          <List>
            {entriesOf(GROUPS[group]).map(([kind, number]) => {
              const best = bestOf(kind);
              return (
                <li key={kind}>
                  <Exercise to="/games/training/$kind" params={{ kind }}>
                    <Wedge number={number} />
                    <span>
                      <strong>{texts[kind].title()}</strong>
                      {texts[kind].lead()}
                      <b data-never={best === undefined || undefined}>
                        {best === undefined
                          ? texts.hub.never()
                          : texts.hub.best({ best: texts[kind].result({ count: best }) })}
                      </b>
                    </span>
                  </Exercise>
                </li>
              );
            })}
          </List>
        </TitledSection>
      ))}
      <ButtonLink to="/games/party" variant="outline">
        {texts.hub.party()}
      </ButtonLink>
    </Page>
  );
}

type Number = (typeof GROUPS)[keyof typeof GROUPS] extends infer Group
  ? Group extends object
    ? Group[keyof Group]
    : never
  : never;

const entriesOf = (group: Partial<Record<Training, Number>>) =>
  Object.entries(group) as [Training, Number][];

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '3',
    listStyle: 'none',
    marginBottom: '8',
  },
});
const Exercise = createLink(
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
      '& b': { textStyle: 'number', color: 'positive', '&[data-never]': { color: 'fg.muted' } },
    },
  }),
);
