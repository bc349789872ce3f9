import { TextLink } from '../../components/link.tsx';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { LatestEquipment } from '../../features/market/latest/latest-equipment.tsx';
import { useTexts } from '../../i18n/react.tsx';

/** The card of the marketplace, on both boards. */
export function useEquipment(): HomeCard {
  const texts = useTexts('market/latest');
  return {
    id: 'equipment',
    title: texts.title(),
    action: <TextLink to="/marketplace">{texts.all()}</TextLink>,
    node: <LatestEquipment />,
  };
}
