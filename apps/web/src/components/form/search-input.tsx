import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './controls.ts';

/** A box in which one searches, with its sign; the label comes from a `Field`. */
export const SearchInput = (props: Omit<ComponentProps<typeof Input>, 'type'>) => (
  <WithSign>
    <Search aria-hidden="true" />
    <Input autoComplete="off" paddingInlineStart="10" {...props} type="search" />
  </WithSign>
);

const WithSign = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      width: '5',
      height: '5',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
