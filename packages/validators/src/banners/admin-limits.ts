/** What the browser has to know of the banners' administration, without the schemas and their library. */

/**
 * How a banner stands: paused is one that is not active, whatever its days say; over is one that was active until its
 * last moment.
 */
export const bannerStates = ['running', 'planned', 'paused', 'over', 'deleted'] as const;
export type BannerState = (typeof bannerStates)[number];

/** `order`: by position, and in it as they take turns. */
export const bannerSorts = ['created', 'order', 'title', 'end'] as const;
export type BannerSort = (typeof bannerSorts)[number];

/** How many of a position can be put into an order at once. */
export const BANNERS_ORDERED_MAX = 100;
/** Two years, which is more than an advertiser asks for at a time. */
export const BANNER_REPORT_DAYS_MAX = 731;
/** What a report has unless somebody asks for other days. */
export const BANNER_REPORT_DAYS = 30;
/** Which of a banner's figures the list shows. */
export const BANNER_LIST_DAYS = 30;
/** An advertiser's report has no more banners than these. */
export const BANNERS_REPORTED_MAX = 100;
/** Days of a report are days in this time zone. */
export const BANNER_TIME_ZONE = 'Europe/Berlin';
