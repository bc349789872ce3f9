import {
  BANNER_ROTATION_MS,
  BANNER_SEEN_MS,
  type BannerPosition,
  bannerPositions,
} from '@oche/validators/banners/limits';
import type { Vault } from '../../../lib/secrets/vault.ts';

/** A page that is open for longer asks again. */
export const TOKEN_MS = 3_600_000;
/** Clocks of several servers differ by so much. */
const CLOCKS_MS = 500;

/** A banner as it was given to one look at one page. */
export interface Shown {
  bannerId: number;
  position: BannerPosition;
  /** a UUID */
  viewId: string;
  /** which of them it is in the rotation, from 0 on, and of how many */
  place: number;
  of: number;
  /** when it was given, in milliseconds since 1970 */
  at: number;
}

/** A banner that was seen, in one turn of the rotation. */
export interface Seen {
  bannerId: number;
  viewId: string;
  round: number;
  at: number;
  /** when it was given */
  shownAt: number;
}

type Signing = Pick<Vault, 'sign' | 'isSigned'>;

/** Says of a browser that it was given this banner, for this place, in this look at a page, and when. */
export function shownToken(vault: Signing, { position, ...shown }: Shown): string {
  const place = bannerPositions.indexOf(position);
  return signed(vault, 'shown', [
    shown.bannerId,
    place,
    shown.viewId,
    shown.place,
    shown.of,
    shown.at,
  ]);
}

/** @returns null for what we have not signed, and for what is too old */
export function readShown(vault: Signing, token: string, now: number): Shown | null {
  const [bannerId, position, viewId, place, of, at] = opened(vault, 'shown', token) ?? [];
  const known = bannerPositions[Number(position)];
  if (!viewId || !known || !isFresh(Number(at), now)) return null;
  return {
    bannerId: Number(bannerId),
    position: known,
    viewId,
    place: Number(place),
    of: Number(of),
    at: Number(at),
  };
}

/** Says that a banner has counted as seen; only with it a click counts. */
export const seenToken = (vault: Signing, { bannerId, viewId, round, at, shownAt }: Seen): string =>
  signed(vault, 'seen', [bannerId, viewId, round, at, shownAt]);

/** @returns null for what we have not signed, and for what is too old */
export function readSeen(vault: Signing, token: string, now: number): Seen | null {
  // one of the former version doesn't say when it was given
  const [bannerId, viewId, round, at, shownAt = at] = opened(vault, 'seen', token) ?? [];
  if (!viewId || !isFresh(Number(at), now)) return null;
  return {
    bannerId: Number(bannerId),
    viewId,
    round: Number(round),
    at: Number(at),
    shownAt: Number(shownAt),
  };
}

/**
 * Whether enough time has passed since the banner was given for it to have been seen in this turn of the rotation.
 * @param round how often the rotation had come round to it before
 */
export const canBeSeen = ({ place, of, at }: Shown, round: number, now: number): boolean =>
  now - at + CLOCKS_MS >= (round * of + place) * BANNER_ROTATION_MS + BANNER_SEEN_MS;

const isFresh = (at: number, now: number): boolean => now - at <= TOKEN_MS && at - now <= CLOCKS_MS;

function signed(vault: Signing, use: string, parts: readonly (string | number)[]): string {
  const text = parts.join('.');
  return `${text}.${vault.sign(contentOf(use, text))}`;
}

function opened(vault: Signing, use: string, token: string): string[] | null {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(end, 0));
  return vault.isSigned(contentOf(use, text), token.slice(end + 1)) ? text.split('.') : null;
}

/** A signature for one use is worth nothing for another. */
const contentOf = (use: string, text: string): string => `banners ${use} ${text}`;
