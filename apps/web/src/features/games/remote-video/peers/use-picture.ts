import type { RemotePicture } from '@oche/validators/remote/schemas';
import { useEffect, useState } from 'react';
import type { Way } from './connection.ts';
import { isOver, type PictureLine } from './picture-line.ts';

const RETRY_MS = 5000;
/** So long before the credentials end new ones are fetched. */
const MARGIN_MS = 5 * 60_000;

/** What this device needs to connect, fetched anew before it runs out. */
export function usePicture(line: PictureLine) {
  const [picture, setPicture] = useState<RemotePicture | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const [isDirect, setIsDirect] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const read = async () => {
      let wait = RETRY_MS;
      try {
        const known = await line.get();
        if (!isWanted) return;
        setPicture(known);
        if (known.iceUntil === null) return;
        wait = Math.max(RETRY_MS, Date.parse(known.iceUntil) - Date.now() - MARGIN_MS);
      } catch (error) {
        if (!isWanted) return;
        if (isOver(error)) return setIsClosed(true);
      }
      timer = setTimeout(read, wait);
    };
    void read();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [line]);

  const mayBeDirect = picture?.isFriend === true;
  const isWayDirect = isDirect && mayBeDirect;
  const way: Way | null =
    picture && (picture.hasRelay || isWayDirect)
      ? { iceServers: picture.iceServers, isDirect: isWayDirect }
      : null;
  return { picture, isClosed, way, isDirect: isWayDirect, setIsDirect };
}

export type PictureChoice = ReturnType<typeof usePicture>;
