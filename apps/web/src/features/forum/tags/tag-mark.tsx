import { chakra } from '@chakra-ui/react';
import type { TagColour } from '@oche/validators/forum/tags/limits';

const colours: Record<TagColour, string> = {
  sisal: 'board.sisal',
  red: 'board.red',
  green: 'board.green',
  gold: 'tape',
};

/** A bit of a flight in a tag's colour; its name says the rest. */
export const TagMark = ({ colour }: { colour: TagColour }) => (
  <Mark aria-hidden="true" bg={colours[colour]} />
);

const Mark = chakra('span', {
  base: {
    flexShrink: '0',
    width: '2',
    height: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    clipPath: 'polygon(0 0, 100% 22%, 100% 78%, 0 100%)',
  },
});
