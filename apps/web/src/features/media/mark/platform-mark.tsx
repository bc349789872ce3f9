import { chakra } from '@chakra-ui/react';
import type { MediaPlatform } from '@oche/validators/media/limits';
import { MessagesSquare, Mic, Newspaper, Radio, Smartphone, SquarePlay } from 'lucide-react';

/** No platform's own sign: what it is, in the colours of the board. */
const PLATFORM_ICONS: Record<MediaPlatform, typeof Mic> = {
  YouTube: SquarePlay,
  Podcast: Mic,
  Twitch: Radio,
  TikTok: Smartphone,
  Blog: Newspaper,
  Forum: MessagesSquare,
};

/** The colours of the beds, as marks of kinds. */
const PLATFORM_COLOURS: Record<MediaPlatform, string> = {
  YouTube: '{colors.board.red}',
  Podcast: '{colors.board.green}',
  Twitch: '{colors.tape}',
  TikTok: '{colors.board.chalk}',
  Blog: '{colors.board.sisal}',
  Forum: '{colors.board.wire}',
};

/** The same as an edge on any ground: what is too light or too dark for one of the themes is ink instead. */
export const PLATFORM_EDGES: Record<MediaPlatform, string> = {
  ...PLATFORM_COLOURS,
  TikTok: '{colors.fg}',
  Blog: '{colors.fg.muted}',
};

interface PlatformMarkProps {
  platform: MediaPlatform;
  /** of its channel, which turns the beds behind the sign */
  id: number;
}

/** Stands in place of a logo: the sign of the platform on a board. Decoration, as its name is beside it. */
export function PlatformMark({ platform, id }: PlatformMarkProps) {
  const Icon = PLATFORM_ICONS[platform];
  const colour = PLATFORM_COLOURS[platform];
  const turn = (id * 7) % 36;
  return (
    <Beds
      aria-hidden="true"
      backgroundImage={`repeating-conic-gradient(from ${turn}deg, ${colour} 0 18deg, {colors.board.black} 18deg 36deg)`}
    >
      <Middle>
        <Icon />
      </Middle>
    </Beds>
  );
}

const Beds = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    bg: 'board.black',
    // of its own square, whatever size that has
    containerType: 'inline-size',
  },
});
const Middle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '64%',
    height: '64%',
    borderRadius: 'full',
    bg: 'board.black',
    color: 'board.chalk',
    outline: '1px solid {colors.board.wire}',
    '& svg': { width: '32cqw', height: '32cqw' },
  },
});
