/** Limits and words of media channels that pages know without the schemas, too. */
export const CHANNEL_NAME_MAX = 120;
export const CHANNEL_TEXT_MAX = 4000;
export const CHANNEL_URL_MAX = 2000;
export const CHANNEL_FOLLOWERS_MAX = 2_000_000_000;
export const CHANNEL_IMAGES_MAX = 8;
export const CHANNEL_VIDEOS_MAX = 12;
/** How many members can run a channel. */
export const CHANNEL_ADMINS_MAX = 20;
/** How many channels a member can run. */
export const CHANNELS_OF_MEMBER_MAX = 25;
/** How long a deleted channel can be brought back, in minutes. */
export const CHANNEL_RESTORE_MINUTES = 60;
/** How many a tab of the dashboard shows. */
export const CHANNELS_IN_TAB = 4;

/** As they are documented, the preset one first. */
export const mediaPlatforms = ['YouTube', 'Podcast', 'Twitch', 'TikTok', 'Blog', 'Forum'] as const;
export type MediaPlatform = (typeof mediaPlatforms)[number];

/** The tabs of the dashboard. */
export const dashboardPlatforms = ['Podcast', 'YouTube', 'Twitch'] as const;
export type DashboardPlatform = (typeof dashboardPlatforms)[number];

export const channelSorts = ['followers', 'newest', 'episode', 'name'] as const;
export type ChannelSort = (typeof channelSorts)[number];

/** Which of the channels: all, those that the reader remembers, follows, or runs. */
export const channelShelves = ['all', 'favourites', 'following', 'mine'] as const;
export type ChannelShelf = (typeof channelShelves)[number];
