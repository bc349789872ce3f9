import type { BannerPosition } from '@oche/validators/banners/limits';
import type { Api } from '../../../lib/trpc.ts';
import { positionsOf } from './places.ts';
import { ROOM_ID, roomCss } from './room.ts';

/** For the head of a page that the server renders: room for the banners that will come. */
export async function roomTag(
  matches: Parameters<typeof positionsOf>[0],
  client: Api['client'],
): Promise<string> {
  const positions = positionsOf(matches);
  if (positions.length === 0) return '';
  // a page is not to fail because of banners
  const filled = await client.banners.filled.query().catch((): BannerPosition[] => []);
  return `<style id="${ROOM_ID}">${roomCss(positions.filter((each) => filled.includes(each)))}</style>`;
}
