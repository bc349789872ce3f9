import { type AdminBanner, BANNER_TIME_ZONE, bannerDraft } from '@oche/validators/banners/admin';
import * as z from 'zod/mini';
import { typedNumber } from '../../../components/form/typed-number.ts';
import { instantOf, timeText, wallTime } from '../../../lib/time/wall-time.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** The instant of what a field for date and time says, by the clock by whose days banners are counted. */
function instantText(local: string): string | null | undefined {
  const [, date, hours, minutes] = LOCAL.exec(local) ?? [];
  if (!date) return local;
  const instant = instantOf(date, Number(hours) * 60 + Number(minutes), BANNER_TIME_ZONE);
  return Number.isNaN(instant) ? local : new Date(instant).toISOString();
}

function localText(instant: string | null): string {
  if (instant === null) return '';
  const { date, minutes } = wallTime(Date.parse(instant), BANNER_TIME_ZONE);
  return `${date}T${timeText(minutes)}`;
}

const { startDate, endDate, priority } = bannerDraft.shape;
const local = (moment: typeof startDate) =>
  z.pipe(z.pipe(z.string(), z.transform(instantText)), moment);

/** A banner as it is typed. */
export const bannerForm = z.object({
  ...bannerDraft.shape,
  startDate: local(startDate),
  endDate: local(endDate),
  priority: typedNumber(priority),
});
export type BannerValues = z.input<typeof bannerForm>;

/** @param banner null: a new one */
export const valuesOf = (banner: AdminBanner | null): BannerValues => ({
  title: banner?.title ?? '',
  description: banner?.description ?? '',
  advertiser: banner?.advertiser ?? '',
  position: banner?.position ?? 'header',
  imageUrl: banner?.imageUrl ?? '',
  narrowImageUrl: banner?.narrowPicture?.url ?? '',
  targetUrl: banner?.targetUrl ?? '',
  isActive: banner?.isActive ?? false,
  startDate: localText(banner?.startDate ?? null),
  endDate: localText(banner?.endDate ?? null),
  priority: String(banner?.priority ?? 0),
});
