/** What the marketplace knows, without the schemas and their library. */

export const itemIntents = ['sell', 'wanted'] as const;
export type ItemIntent = (typeof itemIntents)[number];

export const itemStatuses = [
  'draft',
  'active',
  'reserved',
  'paused',
  'sold',
  'expired',
  'deleted',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** The moderators' side of an ad: waits for their look, was sent back, or is blocked for good. */
export const itemReviews = ['waiting', 'rejected', 'blocked'] as const;
export type ItemReview = (typeof itemReviews)[number];

export const itemCategories = [
  'darts',
  'boards',
  'accessories',
  'case',
  'flights',
  'shafts',
  'furniture',
  'other',
] as const;
export type ItemCategory = (typeof itemCategories)[number];

/** The documented calls spell some of them in two ways. */
export const categorySpellings: Readonly<Record<string, ItemCategory>> = {
  cases: 'case',
  dartboards: 'boards',
};

export const itemConditions = ['new', 'like_new', 'good', 'fair', 'poor'] as const;
export type ItemCondition = (typeof itemConditions)[number];
export const conditionSpellings: Readonly<Record<string, ItemCondition>> = {
  'like-new': 'like_new',
};

export const sellerTypes = ['private', 'business'] as const;
export type SellerType = (typeof sellerTypes)[number];

export const itemSorts = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'popular',
  'nearby',
] as const;
export type ItemSort = (typeof itemSorts)[number];

/** The documented ranges of the price filter, in euro; the last one is open. */
export const priceRanges = ['0-25', '25-50', '50-100', '100-250', '250+'] as const;
export type PriceRange = (typeof priceRanges)[number];

export const tips = ['steel', 'soft'] as const;
export const barrelShapes = ['straight', 'torpedo', 'bomb', 'scallop', 'taper'] as const;
export const grips = ['smooth', 'ring', 'micro', 'shark', 'razor', 'knurled', 'mixed'] as const;
export const pointSystems = ['fixed', 'moving', 'changeable', 'conversion'] as const;
export const shaftLengths = ['extra_short', 'short', 'between', 'medium', 'long'] as const;
export const shaftMaterials = [
  'nylon',
  'polycarbonate',
  'aluminium',
  'carbon',
  'titanium',
] as const;
export const flightShapes = ['standard', 'small', 'slim', 'pear', 'kite', 'vortex'] as const;
export const boardSegments = [
  'round_wire',
  'triangle_wire',
  'blade',
  'electronic',
  'magnetic',
] as const;

/** The choices of each attribute that has some. */
export const attributeChoices = {
  tip: tips,
  barrelShape: barrelShapes,
  grip: grips,
  points: pointSystems,
  shaftLength: shaftLengths,
  shaftMaterial: shaftMaterials,
  flightShape: flightShapes,
  boardSegments,
} as const;
export type ChoiceAttribute = keyof typeof attributeChoices;

/** The attributes that are numbers, with their bounds and the finest step. */
export const attributeNumbers = {
  /** grams */
  weight: { min: 5, max: 60, step: 0.1 },
  /** percent; 0: none, e.g. brass */
  tungsten: { min: 0, max: 100, step: 1 },
  /** millimetres */
  barrelLength: { min: 10, max: 100, step: 0.1 },
  barrelDiameter: { min: 3, max: 15, step: 0.1 },
} as const;
export type NumberAttribute = keyof typeof attributeNumbers;

export type AttributeName = 'brand' | 'model' | ChoiceAttribute | NumberAttribute;

/** What is asked of a thing of each category, in this order; `brand` and `model` are texts. */
export const attributesOf: Readonly<Record<ItemCategory, readonly AttributeName[]>> = {
  darts: [
    'brand',
    'model',
    'tip',
    'weight',
    'tungsten',
    'barrelShape',
    'barrelLength',
    'barrelDiameter',
    'grip',
    'points',
    'shaftLength',
    'shaftMaterial',
    'flightShape',
  ],
  boards: ['brand', 'model', 'boardSegments'],
  accessories: ['brand', 'model'],
  case: ['brand', 'model'],
  flights: ['brand', 'model', 'flightShape'],
  shafts: ['brand', 'model', 'shaftLength', 'shaftMaterial'],
  furniture: ['brand', 'model'],
  other: ['brand', 'model'],
};

/** 1 as new, 5 worn out. */
export const wearSteps = [1, 2, 3, 4, 5] as const;
export type Wear = (typeof wearSteps)[number];

export const ITEM_TITLE_MAX = 120;
export const ITEM_TEXT_MIN = 10;
export const ITEM_TEXT_MAX = 5000;
export const ITEM_PICTURES_MAX = 10;
/** euro */
export const ITEM_PRICE_MIN = 0.01;
export const ITEM_PRICE_MAX = 1_000_000;
export const ITEM_LOCATION_MAX = 120;
export const SHIPPING_PRICE_MAX = 1000;
export const BRAND_MAX = 60;
export const MODEL_MAX = 80;
/** How long an ad can be seen until it is renewed. */
export const ITEM_DAYS = 60;
/** How long before it runs out it can be renewed, and its seller is told. */
export const ITEM_RENEW_DAYS = 7;
/** How many drafts a member can have. */
export const DRAFTS_MAX = 20;
/** How many sales of comparable things make a price hint. */
export const HINT_SALES_MIN = 3;
export const SIMILAR_MAX = 4;
/** kilometres around a postal code or a device */
export const itemRadii = [5, 10, 25, 50, 100, 200] as const;

/** The least and the most that can be asked for. */
export const ITEM_RADIUS_MIN_KM = 5;
export const ITEM_RADIUS_MAX_KM = 200;

/** How a thing gets to its buyer. */
export const deliveries = ['shipping', 'meeting'] as const;
export type Delivery = (typeof deliveries)[number];

/** The filters whose values are counted. */
export const countedFilters = [
  'category',
  'condition',
  'price',
  'sellerType',
  'delivery',
  'tip',
  'barrelShape',
  'grip',
  'points',
  'shaftLength',
  'shaftMaterial',
  'flightShape',
  'boardSegments',
  'weight',
  'tungsten',
] as const;
export type CountedFilter = (typeof countedFilters)[number];
/** More are "500+". */
export const ITEM_COUNT_MAX = 500;

export const OWN_SET_NAME_MAX = 80;
/** What a member can say of their own set. */
export const ownSetAttributes = [
  'tip',
  'weight',
  'tungsten',
  'barrelShape',
  'grip',
  'points',
  'shaftLength',
  'shaftMaterial',
  'flightShape',
] as const;
export type OwnSetAttribute = (typeof ownSetAttributes)[number];

/**
 * What in a text makes readers careful: a page that takes money; a way to pay that nobody gets back; talking
 * elsewhere; ways to be reached before anything is agreed; other links; and stories that end badly.
 */
export const suspicionKinds = [
  'payment_link',
  'payment_method',
  'messenger',
  'phone',
  'email',
  'bank_account',
  'link',
  'trick',
  // what machines notice besides words: a picture that somebody else has, a price far below others
  'picture',
  'price',
] as const;
export type SuspicionKind = (typeof suspicionKinds)[number];
