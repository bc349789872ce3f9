import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Page } from '../../../components/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function TournamentNotFound() {
  const texts = useTexts('tournaments/page');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={texts.notFound()}
        action={
          <ButtonLink to="/tournaments" variant="outline">
            {texts.toTournaments()}
          </ButtonLink>
        }
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
