import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

export function TournamentNotFound() {
  const texts = useTexts('tournaments/page');
  return (
    <MissingPage
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/tournaments"
      label={texts.toTournaments()}
    />
  );
}
