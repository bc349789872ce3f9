import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Nobody, or somebody whom this reader may not see. */
export function SellerNotFound() {
  const texts = useTexts('market/seller');
  const { toHome } = useTexts('common');
  return (
    <Page>
      <EmptyState
        drawing="lost"
        as="h1"
        title={texts.notFound()}
        action={<ButtonLink to="/">{toHome()}</ButtonLink>}
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
