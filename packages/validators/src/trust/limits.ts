/** What can be checked of a member; each counts the same in the progress. */
export const verificationTypes = [
  'email',
  'phone',
  'identity',
  'address',
  'bank',
  'business',
] as const;
export type VerificationType = (typeof verificationTypes)[number];

/** Those for which an admin looks at a document. */
export const documentTypes = ['identity', 'address', 'bank', 'business'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const verificationStatuses = ['open', 'pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const badgeTypes = [
  'trusted_seller',
  'top_rated',
  'verified_business',
  'power_seller',
  'community_favorite',
] as const;
export type BadgeType = (typeof badgeTypes)[number];
export const BADGE_LEVEL_MAX = 3;

/** What makes up a trust score, as the panel lists it. */
export const trustSignals = [
  'verifications',
  'deals',
  'reviews',
  'response',
  'age',
  'disputes',
] as const;
export type TrustSignal = (typeof trustSignals)[number];

export const trustLevels = ['very_high', 'high', 'medium', 'low', 'very_low'] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** The lowest score of each level, from the highest on. */
export const TRUST_LEVELS_FROM: readonly (readonly [TrustLevel, number])[] = [
  ['very_high', 90],
  ['high', 75],
  ['medium', 50],
  ['low', 25],
  ['very_low', 0],
];

/** @param score 0 to 100 */
export const trustLevelOf = (score: number): TrustLevel =>
  TRUST_LEVELS_FROM.find(([, from]) => score >= from)?.[0] ?? 'very_low';

/** Before so many completed deals a low score says nothing of a member but that they are new. */
export const KNOWN_FROM_DEALS = 5;

/** A member with more than this is called trustworthy. */
export const TRUSTWORTHY_ABOVE = 75;

export const REVIEW_TEXT_MAX = 2000;
/** How long after a deal it can be reviewed; then what was written is published. */
export const REVIEW_DAYS = 14;

/** Of a document for a check, in bytes. */
export const DOCUMENT_MAX_BYTES = 8_000_000;
export const DOCUMENT_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

export const PHONE_CODE_DIGITS = 6;
