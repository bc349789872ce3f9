import { chakra } from '@chakra-ui/react';
import type { Amenity } from '@oche/validators/lounges/schemas';
import {
  Accessibility,
  Beer,
  Cigarette,
  CircleParking,
  CreditCard,
  GraduationCap,
  type LucideIcon,
  ShoppingBag,
  Target,
  TrainFront,
  TreeDeciduous,
  Trophy,
  Tv,
  Utensils,
  Wifi,
} from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';

const ICONS: Record<Amenity, LucideIcon> = {
  food: Utensils,
  drinks: Beer,
  parking: CircleParking,
  public_transport: TrainFront,
  wheelchair: Accessibility,
  league_home: Trophy,
  beginners_evening: GraduationCap,
  rental_darts: Target,
  shop: ShoppingBag,
  wifi: Wifi,
  smoking_area: Cigarette,
  outdoor: TreeDeciduous,
  card_payment: CreditCard,
  streaming: Tv,
};

interface AmenityListProps {
  amenities: readonly Amenity[];
  /** says how many more there are, where only some are listed */
  more?: string | undefined;
}

/** What a lounge offers besides boards. */
export function AmenityList({ amenities, more }: AmenityListProps) {
  const texts = useTexts('venues');
  if (amenities.length === 0) return null;
  return (
    <List>
      {amenities.map((amenity) => {
        const Icon = ICONS[amenity];
        const name = texts.amenities[amenity]();
        return (
          <Item key={amenity}>
            <Icon aria-hidden="true" />
            {name}
          </Item>
        );
      })}
      {more ? <Item>{more}</Item> : null}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1.5',
    listStyle: 'none',
  },
});
const Item = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '& svg': { flexShrink: '0', width: '1.15em', height: '1.15em', color: 'fg.muted' },
  },
});
