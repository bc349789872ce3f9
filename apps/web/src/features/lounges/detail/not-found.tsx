import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Page } from '../../../components/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function LoungeNotFound() {
  const texts = useTexts('lounge');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={texts.notFound()}
        action={
          <ButtonLink to="/venues" variant="outline">
            {texts.toLounges()}
          </ButtonLink>
        }
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
