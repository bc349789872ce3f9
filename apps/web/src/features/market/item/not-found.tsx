import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

export function ItemNotFound() {
  const texts = useTexts('market/item');
  return (
    <MissingPage
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/marketplace"
      label={texts.toMarket()}
    />
  );
}
