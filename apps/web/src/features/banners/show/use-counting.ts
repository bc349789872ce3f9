import { BANNER_SEEN_MS } from '@oche/validators/banners/limits';
import type { ShownBanner } from '@oche/validators/banners/schemas';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/**
 * Reports that a banner was seen, once it has been for a second. What fails is not tried again: it is better not
 * counted than twice.
 * @param isSeen whether enough of it is visible now
 * @returns what to call when it is clicked; a click before it was seen doesn't count
 */
export function useCounting(
  { id, token }: Pick<ShownBanner, 'id' | 'token'>,
  round: number,
  isSeen: boolean,
): () => void {
  const { client } = trpc.useUtils();
  const reported = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    if (!isSeen || reported.current) return;
    const timer = setTimeout(() => {
      reported.current = client.banners.impression.mutate({ id, token, round }).then(
        ({ clickToken }) => clickToken,
        () => null,
      );
    }, BANNER_SEEN_MS);
    return () => clearTimeout(timer);
  }, [client, id, token, round, isSeen]);

  return () => {
    reported.current?.then(async (clickToken) => {
      if (clickToken) await client.banners.click.mutate({ id, token: clickToken }).catch(() => {});
    });
  };
}
