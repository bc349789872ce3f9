import { chakra } from '@chakra-ui/react';
import type { PollKind, PollOption } from '@oche/validators/polls';
import { SmallBoard } from '../../../components/illustrations/small-board.tsx';
import { Picture } from '../../../components/picture.tsx';

interface OptionPictureProps {
  option: PollOption;
  kind: PollKind;
}

/** Sets and lounges have faces; where there is no photo, a board stands for it. */
export function OptionPicture({ option: { picture }, kind }: OptionPictureProps) {
  if (picture) {
    return (
      <Frame>
        <Picture picture={picture} alt="" sizes="3.5rem" />
      </Frame>
    );
  }
  if (kind === 'free') return null;
  return (
    <Frame data-drawn>
      <svg viewBox="0 0 108 108" aria-hidden="true">
        <SmallBoard x={54} y={54} />
      </svg>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    width: '14',
    height: '14',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'bg.sunken',
    '&[data-drawn]': { display: 'grid', placeItems: 'center', padding: '1' },
    '& svg': { width: 'full', height: 'full' },
  },
});
