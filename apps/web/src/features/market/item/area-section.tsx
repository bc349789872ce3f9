import { chakra } from '@chakra-ui/react';
import type { Item } from '@oche/validators/market/schemas';
import { lazy } from 'react';
import { MapGate } from '../../../components/map/map-gate.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/* Leaflet is large, so it is loaded only when somebody asks for a map */
const AreaMap = lazy(() => import('./area-map.tsx'));

/** Whereabouts it is: never closer than its postal code. */
export function AreaSection({ item: { area, zipCode, city } }: { item: Item }) {
  const texts = useTexts('market/item').area;
  if (!area) return null;
  const place = [zipCode, city].filter(Boolean).join(' ');
  return (
    <TitledSection title={texts.title()}>
      <Place>{place}</Place>
      <Frame>
        <MapGate>
          <AreaMap area={area} place={place} />
        </MapGate>
      </Frame>
      <Muted>{texts.note()}</Muted>
    </TitledSection>
  );
}

const Place = chakra('p', { base: { textStyle: 'number', fontSize: 'xl' } });
const Frame = chakra('div', {
  base: { height: '16rem', overflow: 'hidden', layerStyle: 'panel' },
});
