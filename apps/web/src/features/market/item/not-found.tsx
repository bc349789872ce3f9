import { MissingPage } from '../../../components/page/missing-page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

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
