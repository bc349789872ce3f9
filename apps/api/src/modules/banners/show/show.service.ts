import { randomUUID } from 'node:crypto';
import {
  BANNERS_SHOWN_MAX,
  type Banner,
  type BannerPosition,
  bannerPositions,
  type ShownBanners,
} from '@oche/validators/banners/schemas';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { shownToken } from '../count/token.ts';
import { listRunningBanners, type RunningBanner } from './running.service.ts';

/** What is shown at a position now, or at all of them; the highest priority first. */
export async function listBanners(
  ctx: Pick<Deps, 'db' | 'clock' | 'events' | 'env'>,
  { position }: { position?: BannerPosition | undefined },
): Promise<Banner[]> {
  const running = await listRunningBanners(ctx);
  const wanted = position ? [position] : bannerPositions;
  return wanted.flatMap((each) =>
    shownAt(running, each).map(({ id, title, advertiser, targetUrl, priority, ...banner }) => ({
      id,
      title,
      imageUrl: publicUrl(ctx.env, banner.picture.url),
      targetUrl,
      position: each,
      isActive: true,
      startDate: banner.startsAt,
      endDate: banner.endsAt,
      priority,
      advertiser,
    })),
  );
}

/** The positions that have a banner now. */
export async function listFilled(
  ctx: Pick<Deps, 'db' | 'clock' | 'events'>,
): Promise<BannerPosition[]> {
  return filledBy(await listRunningBanners(ctx));
}

/**
 * The banners for one look at one page, each with the token by which it is counted for this look alone. Which of
 * several with the same priority comes first differs from look to look.
 */
export async function showBanners(
  ctx: Pick<ServiceContext, 'db' | 'clock' | 'events' | 'vault'>,
  { positions }: { positions: readonly BannerPosition[] },
): Promise<ShownBanners> {
  const running = await listRunningBanners(ctx);
  const viewId = randomUUID();
  const at = ctx.clock.now().getTime();
  const places = positions.flatMap((position) => {
    const banners = shownAt(running, position, Math.random);
    if (banners.length === 0) return [];
    return {
      position,
      banners: banners.map(({ startsAt, endsAt, priority, ...face }, place) => ({
        ...face,
        token: shownToken(ctx.vault, {
          bannerId: face.id,
          position,
          viewId,
          place,
          of: banners.length,
          at,
        }),
      })),
    };
  });
  return { places, filled: filledBy(running) };
}

const filledBy = (running: readonly RunningBanner[]): BannerPosition[] =>
  bannerPositions.filter((each) => running.some(({ position }) => position === each));

/** @param lot decides the order of those with the same priority */
function shownAt(
  running: readonly RunningBanner[],
  wanted: BannerPosition,
  lot: () => number = () => 0,
): RunningBanner[] {
  return running
    .filter(({ position }) => position === wanted)
    .map((banner) => ({ banner, lot: lot() }))
    .sort((a, b) => b.banner.priority - a.banner.priority || a.lot - b.lot)
    .map(({ banner }) => banner)
    .slice(0, BANNERS_SHOWN_MAX);
}
