import { chakra } from '@chakra-ui/react';
import type { Channel } from '@oche/validators/media/schemas';
import { Picture } from '../../../components/picture.tsx';
import { PlatformMark } from './platform-mark.tsx';

interface ChannelLogoProps {
  channel: Pick<Channel, 'id' | 'platform' | 'logo'>;
  size: 'md' | 'lg' | 'xl';
  /** false where it is seen when the page opens */
  isLazy?: boolean;
}

/** A channel's logo, or a drawing that says what it is. Its name is beside it. */
export function ChannelLogo({ channel: { id, platform, logo }, size, isLazy }: ChannelLogoProps) {
  return (
    <Frame size={size}>
      {logo ? (
        <Picture picture={logo} alt="" sizes={size === 'xl' ? '8rem' : '5rem'} isLazy={isLazy} />
      ) : (
        <PlatformMark platform={platform} id={id} />
      )}
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'board.black',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      md: { width: '12', height: '12' },
      lg: { width: '20', height: '20' },
      xl: { width: { base: '24', md: '32' }, height: { base: '24', md: '32' } },
    },
  },
});
