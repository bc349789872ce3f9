import { type MediaPlatform, mediaPlatforms } from '@oche/validators/media/limits';
import type { ChannelPage } from '@oche/validators/media/schemas';
import type { Picture } from '@oche/validators/uploads/schemas';

/** What somebody has typed of a channel; numbers and lists as they were typed. */
export interface ChannelTyped {
  name: string;
  description: string;
  platform: MediaPlatform;
  url: string;
  followers: string;
  /** an address a line */
  videos: string;
}

/** What the calls take. */
export interface ChannelWish {
  name: string;
  description: string;
  platform: MediaPlatform;
  url: string;
  numberOfFollowers: number;
  isActive: boolean;
  logo: string | null;
  images: string[];
  videos: string[];
}

export const typedOf = (channel: ChannelPage | undefined): ChannelTyped => ({
  name: channel?.name ?? '',
  description: channel?.description ?? '',
  platform: channel?.platform ?? 'YouTube',
  url: channel?.url ?? '',
  followers: String(channel?.numberOfFollowers ?? 0),
  videos: channel?.videos.join('\n') ?? '',
});

/** What was typed before a reload; anything else in the storage is left alone. */
export function keptOf(draft: Readonly<Record<string, string>> | null): Partial<ChannelTyped> {
  if (!draft) return {};
  const { name, description, url, followers, videos } = draft;
  const platform = mediaPlatforms.find((each) => each === draft.platform);
  const texts = { name, description, url, followers, videos };
  const known = Object.entries(texts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(platform && { platform }) };
}

/** An address that was typed without its beginning gets one: nobody types that on a phone. */
function withProtocol(typed: string): string {
  const trimmed = typed.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

export const linesOf = (typed: string): string[] => [
  ...new Set(typed.split(/\s+/).filter(Boolean).map(withProtocol)),
];

interface Shown {
  isActive: boolean;
  logo: Picture | undefined;
  images: readonly Picture[];
}

export const wishOf = (typed: ChannelTyped, { isActive, logo, images }: Shown): ChannelWish => ({
  name: typed.name,
  description: typed.description,
  platform: typed.platform,
  url: withProtocol(typed.url),
  // a blank field is none; what is no number is refused at its field
  numberOfFollowers:
    typed.followers.trim() === '' ? 0 : Number(typed.followers.replace(/[.\s]/g, '')),
  isActive,
  logo: logo?.id ?? null,
  images: images.map(({ id }) => id),
  videos: linesOf(typed.videos),
});
