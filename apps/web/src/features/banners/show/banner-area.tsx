import { chakra } from '@chakra-ui/react';
import { BANNER_ROTATION_MS } from '@oche/validators/banners/limits';
import type { ShownBanner } from '@oche/validators/banners/schemas';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { BannerPicture } from './banner-picture.tsx';
import { useCounting } from './use-counting.ts';
import { useHalfVisible, usePageVisible } from './use-half-visible.ts';

/**
 * The banners of one position, one after the other: every ten seconds the next. It waits while the page is hidden,
 * while somebody points at it or is in it with the keyboard, and for readers who want less motion.
 */
export function BannerArea({ banners }: { banners: readonly ShownBanner[] }) {
  const texts = useTexts('banners');
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPageVisible = usePageVisible();
  const [turn, setTurn] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const changes = banners.length > 1 && !isCalm;
  const runs = changes && isPageVisible && !isHeld && !isPaused;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTurn((before) => before + 1), BANNER_ROTATION_MS);
    return () => clearInterval(timer);
  }, [runs]);

  const banner = banners[turn % banners.length];
  if (!banner) return null;
  return (
    <Held
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Counted
        key={turn}
        banner={banner}
        round={Math.floor(turn / banners.length)}
        isPageVisible={isPageVisible}
        controls={
          changes ? (
            <Control
              label={isPaused ? texts.resume() : texts.pause()}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? (
                <Play aria-hidden="true" size={14} />
              ) : (
                <Pause aria-hidden="true" size={14} />
              )}
            </Control>
          ) : null
        }
      />
    </Held>
  );
}

interface CountedProps {
  banner: ShownBanner;
  round: number;
  isPageVisible: boolean;
  controls: ReactNode;
}

/** One turn of one banner, which counts once as seen, and once as clicked. */
function Counted({ banner, round, isPageVisible, controls }: CountedProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const isHalfVisible = useHalfVisible(element);
  const open = useCounting(banner, round, isLoaded && isHalfVisible && isPageVisible);
  return (
    <BannerPicture
      banner={banner}
      pictureRef={setElement}
      onLoad={() => setIsLoaded(true)}
      onOpen={open}
      controls={controls}
    />
  );
}

const Held = chakra('div', {});
const Control = chakra(IconButton, {
  base: { width: '6', minWidth: '6', height: '6', minHeight: '6', color: 'fg.muted' },
});
