import { chakra } from '@chakra-ui/react';
import { ChartNoAxesColumn, MapPin, ShoppingBag, Trophy } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** The four ways that members go most. */
export function QuickActions() {
  const { actions: texts } = useTexts('home');
  return (
    <Ways aria-label={texts.label()}>
      <ButtonLink to="/tournaments/new">
        <Trophy aria-hidden="true" />
        {texts.tournament()}
      </ButtonLink>
      <ButtonLink variant="outline" to="/venues">
        <MapPin aria-hidden="true" />
        {texts.venues()}
      </ButtonLink>
      <ButtonLink variant="outline" to="/marketplace">
        <ShoppingBag aria-hidden="true" />
        {texts.market()}
      </ButtonLink>
      <ButtonLink variant="outline" to="/rankings">
        <ChartNoAxesColumn aria-hidden="true" />
        {texts.rankings()}
      </ButtonLink>
    </Ways>
  );
}

const Ways = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '6' },
});
