import { mediaPlatforms } from '@oche/validators/media/limits';
import type { Channel } from '@oche/validators/media/schemas';

/** The documented REST shapes where they differ from the procedures'. */

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Platforms are known in any case. */
const platformIn = (value: unknown): unknown =>
  typeof value === 'string'
    ? (mediaPlatforms.find((name) => name.toLowerCase() === value.toLowerCase()) ?? value)
    : value;

/**
 * What documented clients send for a channel: numbers also as texts, and an empty text for no logo.
 */
export function channelFields(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  if (fields.platform !== undefined) fields.platform = platformIn(fields.platform);
  if (fields.numberOfFollowers !== undefined) {
    fields.numberOfFollowers = numberIn(fields.numberOfFollowers);
  }
  if (fields.logo === '') fields.logo = null;
  return fields;
}

/** A filter that is empty or "all" lets everything through. */
export function listFields(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  if (fields.platform !== undefined) {
    fields.platform =
      fields.platform === '' || fields.platform === 'all' ? undefined : platformIn(fields.platform);
  }
  return fields;
}

/** Who names another admin sends the channel's number also as a text. */
export const adminFields = (input: Record<string, unknown>): Record<string, unknown> => ({
  ...input,
  channelId: numberIn(input.channelId),
});

/** The documented fields, with addresses for pictures. */
export const channelBodyOf = (channel: Channel) => ({
  id: channel.id,
  name: channel.name,
  description: channel.description ?? '',
  platform: channel.platform,
  url: channel.url,
  numberOfFollowers: channel.numberOfFollowers,
  logo: channel.logo?.url ?? null,
  images: channel.images.map(({ url }) => url),
  videos: channel.videos,
  isActive: channel.isActive,
  isVerified: channel.isVerified,
  latestEpisodeAt: channel.latestEpisodeAt,
  createdAt: channel.createdAt,
});
