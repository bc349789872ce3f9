import type { KeyOf } from '../domains.ts';

/** What can be switched off on its own. `signUp` is joining; the others are parts of the site. */
export type Area = KeyOf<'areas'>;

export const announcementLevels = ['info', 'important', 'urgent'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** Owners are those who run a lounge, or work in one. */
export const audiences = ['everybody', 'members', 'owners'] as const;
export type Audience = (typeof audiences)[number];

export const announcementStates = ['current', 'planned', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Characters. */
export const SITE_TEXT_MAX = 300;
export const SITE_LINK_MAX = 500;
/** Nobody would read more at a time; they would also push every page off the screen. */
export const ANNOUNCEMENTS_SHOWN_MAX = 3;
