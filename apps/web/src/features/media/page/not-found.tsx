import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

export function ChannelNotFound() {
  const texts = useTexts('media');
  return (
    <MissingPage
      width="page"
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/media-channels"
      label={texts.all()}
    />
  );
}
