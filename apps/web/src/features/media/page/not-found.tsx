import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function ChannelNotFound() {
  const texts = useTexts('media');
  return (
    <Page>
      <EmptyState
        as="h1"
        drawing="lost"
        title={texts.notFound()}
        action={<ButtonLink to="/media-channels">{texts.all()}</ButtonLink>}
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
