import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PlacedList } from './placed-list.tsx';

/** The best of the month at a lounge, exercise by exercise. */
export function TrainingAtLoungePage({ loungeId }: { loungeId: number }) {
  const texts = useTexts('games/training');
  const [lounge] = trpc.lounges.get.useSuspenseQuery({ id: loungeId });
  const [exercises] = trpc.games.training.atLounge.useSuspenseQuery({ loungeId });
  return (
    <Page>
      <PageHeader
        title={texts.atLounge.title()}
        lead={texts.atLounge.lead({ lounge: lounge.name })}
      />
      {exercises.length === 0 ? <Muted>{texts.atLounge.nobody()}</Muted> : null}
      <Lists>
        {exercises.map(({ kind, best }) => (
          <TitledSection key={kind} title={texts[kind].title()}>
            <PlacedList kind={kind} places={best} />
          </TitledSection>
        ))}
      </Lists>
      <Actions>
        <ButtonLink to="/games/training" variant="accent">
          {texts.atLounge.train()}
        </ButtonLink>
        <ButtonLink to="/venues/$id" params={{ id: String(loungeId) }} variant="ghost">
          {texts.atLounge.back()}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    columnGap: '8',
    rowGap: '6',
  },
});
const Actions = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
});
