import { chakra } from '@chakra-ui/react';
import type { PollKind, PollOption } from '@oche/validators/polls/schemas';
import { Dart } from '../../../components/board/dart.tsx';
import { Picture } from '../../../components/picture.tsx';

interface OptionPictureProps {
  option: PollOption;
  kind: PollKind;
}

/** No two sets side by side are drawn with the same flight. */
const FLIGHTS = ['accent.solid', 'positive.solid', 'warning.solid', 'fg'];

/** Sets and lounges have faces: a photo, else a dart, or the letters on the door. */
export function OptionPicture({ option: { id, text, picture }, kind }: OptionPictureProps) {
  if (picture) {
    return (
      <Frame>
        <Picture picture={picture} alt="" sizes="3.5rem" />
      </Frame>
    );
  }
  if (kind === 'free') return null;
  if (kind === 'lounge') {
    return (
      <Door className="dark" aria-hidden="true">
        {initialsOf(text)}
      </Door>
    );
  }
  return (
    <Frame>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Dart x={12} y={84} angle={-43} flight={FLIGHTS[id % FLIGHTS.length]} />
      </svg>
    </Frame>
  );
}

const initialsOf = (name: string): string =>
  (name.match(/\p{L}+/gu) ?? [name])
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('de'))
    .join('');

const Frame = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    width: '14',
    height: '14',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'bg.sunken',
    '& svg': { width: 'full', height: 'full' },
  },
});
const Door = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '14',
    height: '14',
    borderRadius: 'sm',
    bg: 'bg',
    color: 'fg',
    borderBottom: '3px solid {colors.accent.solid}',
    textStyle: 'numberHero',
    fontSize: '2xl',
  },
});
