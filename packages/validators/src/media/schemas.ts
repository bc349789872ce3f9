import * as z from 'zod/mini';
import {
  clearableText,
  dateTime,
  id,
  idempotencyKey,
  line,
  optionalText,
  page,
  text,
  textId,
  url,
} from '../common.ts';
import { listInput } from '../data-list.ts';
import { personOutput } from '../people/schemas.ts';
import { pictureOutput, pictureReference } from '../uploads/schemas.ts';
import {
  CHANNEL_FOLLOWERS_MAX,
  CHANNEL_IMAGES_MAX,
  CHANNEL_NAME_MAX,
  CHANNEL_TEXT_MAX,
  CHANNEL_VIDEOS_MAX,
  channelShelves,
  channelSorts,
  dashboardPlatforms,
  mediaPlatforms,
} from './limits.ts';

const platform = z.enum(mediaPlatforms, 'invalid');

const name = line({ max: CHANNEL_NAME_MAX });

const followers = z
  .number('invalidNumber')
  .check(
    z.int('invalidNumber'),
    z.minimum(0, 'negative'),
    z.maximum(CHANNEL_FOLLOWERS_MAX, 'tooLarge'),
  );

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

const images = z
  .array(pictureReference)
  .check(z.maxLength(CHANNEL_IMAGES_MAX, 'tooLong'), z.refine(isDistinct, 'invalid'));

const videos = z
  .array(url)
  .check(z.maxLength(CHANNEL_VIDEOS_MAX, 'tooLong'), z.refine(isDistinct, 'invalid'));

export const createChannelInput = z.object({
  name,
  description: optionalText(CHANNEL_TEXT_MAX),
  platform: z._default(platform, 'YouTube'),
  url,
  numberOfFollowers: z._default(followers, 0),
  isActive: z._default(z.boolean(), true),
  logo: z.optional(z.nullable(pictureReference)),
  images: z._default(images, []),
  videos: z._default(videos, []),
  idempotencyKey,
});

/** What is missing stays as it is. */
export const updateChannelInput = z.object({
  id,
  name: z.optional(name),
  description: clearableText(CHANNEL_TEXT_MAX),
  platform: z.optional(platform),
  url: z.optional(url),
  numberOfFollowers: z.optional(followers),
  isActive: z.optional(z.boolean()),
  logo: z.optional(z.nullable(pictureReference)),
  images: z.optional(images),
  videos: z.optional(videos),
});

export const channelInput = z.object({ id });

export const channelListInput = z.extend(page, {
  platform: z.optional(platform),
  /** in the name; umlauts and case don't matter */
  search: z.pipe(
    optionalText(120),
    z.transform((value) => value ?? ''),
  ),
  /** only those whose makers have proved that it is theirs */
  isVerified: z._default(z.boolean(), false),
  /** for visitors only `all` has something in it */
  shelf: z._default(z.enum(channelShelves, 'invalid'), 'all'),
  sort: z._default(z.enum(channelSorts, 'invalid'), 'followers'),
});

export const channelOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  platform: z.enum(mediaPlatforms),
  url: z.string(),
  /** at the platform, as the channel's admins say */
  numberOfFollowers: z.number(),
  logo: z.nullable(pictureOutput),
  images: z.array(pictureOutput),
  videos: z.array(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  latestEpisodeAt: z.nullable(dateTime),
  createdAt: dateTime,
  /** members here who follow it */
  followerCount: z.number(),
  isFollowing: z.boolean(),
  isFavourite: z.boolean(),
});
export type Channel = z.infer<typeof channelOutput>;

export const channelListOutput = z.object({
  items: z.array(channelOutput),
  nextCursor: z.nullable(z.string()),
});

export const channelPageOutput = z.extend(channelOutput, {
  feedUrl: z.nullable(z.string()),
  verifiedAt: z.nullable(dateTime),
  updatedAt: dateTime,
  /** who runs it, as far as the reader may see them */
  admins: z.array(personOutput),
  /** hidden by the moderators: only its admins and they see it */
  isHidden: z.boolean(),
  can: z.object({
    /** change and delete it, and say who else runs it */
    edit: z.boolean(),
    report: z.boolean(),
  }),
});
export type ChannelPage = z.infer<typeof channelPageOutput>;

/** The documented fields of a channel, with addresses for its pictures. */
export const channelBody = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  platform: z.enum(mediaPlatforms),
  url: z.string(),
  numberOfFollowers: z.number(),
  logo: z.nullable(z.string()),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  latestEpisodeAt: z.nullable(dateTime),
  createdAt: dateTime,
});

export const channelAdminInput = z.object({ channelId: id, userId: textId });
export const channelAdminOutput = z.object({ channelId: z.number(), userId: z.string() });

/** How a channel stands with the reader, after they have changed it. */
export const channelTiesOutput = z.object({
  isFollowing: z.boolean(),
  isFavourite: z.boolean(),
  followerCount: z.number(),
});
export type ChannelTies = z.infer<typeof channelTiesOutput>;

export const channelTabsOutput = z.array(
  z.object({ platform: z.enum(dashboardPlatforms), channels: z.array(channelOutput) }),
);

export const deskStates = ['shown', 'paused', 'hidden', 'deleted'] as const;
export type DeskState = (typeof deskStates)[number];
export const deskSorts = ['created', 'name', 'followers'] as const;

/** All channels, for admins. */
export const channelDeskInput = z.extend(listInput(deskSorts, 'desc'), {
  platform: z.optional(platform),
  state: z.optional(z.enum(deskStates, 'invalid')),
  verified: z.optional(z.enum(['yes', 'no'], 'invalid')),
});

export const deskChannelOutput = z.object({
  id: z.number(),
  name: z.string(),
  platform: z.enum(mediaPlatforms),
  url: z.string(),
  numberOfFollowers: z.number(),
  followerCount: z.number(),
  state: z.enum(deskStates),
  isVerified: z.boolean(),
  adminCount: z.number(),
  creator: z.nullable(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  latestEpisodeAt: z.nullable(dateTime),
  createdAt: dateTime,
});
export type DeskChannel = z.infer<typeof deskChannelOutput>;

export const channelDeskOutput = z.object({
  items: z.array(deskChannelOutput),
  nextCursor: z.nullable(z.string()),
});

/** The reason, for the log and for those who run the channel. */
const reason = text({ max: 1000, required: 'reasonRequired' });
export const hideChannelInput = z.object({ id, reason });
export const showChannelInput = z.object({ id, reason });
export const setChannelVerifiedInput = z.object({ id, isVerified: z.boolean() });
