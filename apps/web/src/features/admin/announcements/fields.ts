import type { Announcement, AnnouncementFields } from '@oche/validators/site/schemas';

/** An announcement as it is written again, e.g. to undo its end. */
export const fieldsOf = (value: Announcement): AnnouncementFields => ({
  textDe: value.textDe,
  textEn: value.textEn,
  level: value.level,
  audience: value.audience,
  link: value.link ?? undefined,
  isDismissible: value.isDismissible,
  fromAt: value.fromAt,
  untilAt: value.untilAt ?? undefined,
});
