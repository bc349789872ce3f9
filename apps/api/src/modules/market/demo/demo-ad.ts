import type {
  ItemAttributes,
  ItemCategory,
  ItemCondition,
  ItemIntent,
} from '@oche/validators/market/schemas';
import type { Drawing } from './drawing/index.ts';

/** An ad of the demo data. Where it is comes from its seller. */
export interface DemoAd {
  by: string;
  title: string;
  text: string;
  category: ItemCategory;
  /** none: a wanted ad that takes any */
  condition?: ItemCondition;
  wear?: 1 | 2 | 3 | 4 | 5;
  price: number;
  /** days since it was put online; for a sold one also until it was sold */
  days: number;
  attributes?: Partial<ItemAttributes>;
  drawings?: readonly Drawing[];
  intent?: ItemIntent;
  status?: 'active' | 'paused' | 'sold' | 'expired' | 'draft';
  /** it waits for the moderators */
  isWaiting?: true;
  isBusiness?: true;
  /** of sold ones: what it went for */
  soldFor?: number;
  views?: number;
  ships?: false;
  shipping?: number;
}

type Barrel = NonNullable<ItemAttributes['barrelShape']>;
type Grip = NonNullable<ItemAttributes['grip']>;

interface Look {
  barrel: string;
  shaft: string;
  flight: string;
  trim: string;
}

/** Colours of barrels, shafts and flights that go together. */
const LOOKS = {
  silver: { barrel: '#8b9096', shaft: '#16181a', flight: '#c4161f', trim: '#f2c14e' },
  black: { barrel: '#2b2d31', shaft: '#c9ced4', flight: '#0b7048', trim: '#e7dcc0' },
  gold: { barrel: '#c9a24a', shaft: '#111111', flight: '#111111', trim: '#c9a24a' },
  blue: { barrel: '#3c6fb0', shaft: '#eeeeee', flight: '#1f4e8c', trim: '#eeeeee' },
  copper: { barrel: '#b06a45', shaft: '#26221f', flight: '#e9e2d0', trim: '#b06a45' },
  violet: { barrel: '#77608f', shaft: '#3b2452', flight: '#5d2a86', trim: '#f0b5e0' },
  teal: { barrel: '#5f7f80', shaft: '#103f40', flight: '#0f6b6d', trim: '#f4efe3' },
} satisfies Record<string, Look>;

export interface DartsAd extends Omit<DemoAd, 'category' | 'attributes' | 'drawings'> {
  brand: string;
  model: string;
  grams: number;
  tungsten: number;
  shape: Barrel;
  grip: Grip;
  look: keyof typeof LOOKS;
  /** steel unless told otherwise */
  soft?: true;
  more?: Partial<ItemAttributes>;
  /** number of pictures, if more than one */
  pictures?: number;
}

/** A set of darts: what it is like is also what is drawn. */
export function dartsAd({ look, soft, more = {}, pictures = 1, ...ad }: DartsAd): DemoAd {
  const { brand, model, grams, tungsten, shape, grip, ...rest } = ad;
  const flightShape = more.flightShape ?? undefined;
  const drawing = {
    of: 'darts',
    ...LOOKS[look],
    shape,
    grip,
    soft: soft ?? false,
    ...(flightShape && { flightShape }),
  } as const;
  return {
    ...rest,
    category: 'darts',
    attributes: {
      brand,
      model,
      tip: soft ? 'soft' : 'steel',
      weight: grams,
      tungsten,
      barrelShape: shape,
      grip,
      ...more,
    },
    drawings: Array.from({ length: pictures }, () => drawing),
  };
}
