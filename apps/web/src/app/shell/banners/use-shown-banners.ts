import type { ShownBanners } from '@oche/validators/banners/schemas';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { positionsOf } from './places.ts';
import { ROOM_ID, roomCss } from './room.ts';

/** A page that stays open is looked at again, so that it doesn't show yesterday's banners. */
const ANEW_MS = 15 * 60_000;

interface Answer extends ShownBanners {
  path: string;
}

const NONE: ShownBanners['places'] = [];

/** The banners for this look at this page, asked for at once, and the room that they will need. */
export function useShownBanners(): { path: string; places: ShownBanners['places'] } {
  const path = useMatches({ select: (all) => all.at(-1)?.pathname ?? '' });
  const positions = useMatches({ select: positionsOf });
  const { client } = trpc.useUtils();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (positions.length === 0) return;
    const aborting = new AbortController();
    const ask = () =>
      client.banners.show.query({ positions: [...positions] }, { signal: aborting.signal }).then(
        (shown) => setAnswer({ path, ...shown }),
        () => {
          if (!aborting.signal.aborted) setAnswer({ path, places: [], filled: [] });
        },
      );
    ask();
    const timer = setInterval(() => document.hidden || ask(), ANEW_MS);
    return () => {
      aborting.abort();
      clearInterval(timer);
    };
  }, [client, path, positions]);

  const isAnswered = answer !== null || positions.length === 0;
  const filled = answer?.filled;
  useLayoutEffect(() => {
    // until the first answer the server's room holds
    if (isAnswered) keepRoom(roomCss(positions.filter((each) => filled?.includes(each))));
  }, [isAnswered, positions, filled]);
  return { path, places: answer?.path === path ? answer.places : NONE };
}

function keepRoom(css: string): void {
  const known = document.getElementById(ROOM_ID);
  const style = known ?? Object.assign(document.createElement('style'), { id: ROOM_ID });
  style.textContent = css;
  if (!known) document.head.append(style);
}
