import { MissingPage } from '../../../components/page/missing-page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function LoungeNotFound() {
  const texts = useTexts('lounge');
  return (
    <MissingPage
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/venues"
      label={texts.toLounges()}
    />
  );
}
