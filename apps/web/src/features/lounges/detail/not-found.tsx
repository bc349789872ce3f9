import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

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
