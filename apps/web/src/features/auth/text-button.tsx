import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';

/** A button that looks as quiet as a link. */
export const TextButton = chakra(Button, {
  base: {
    minHeight: '0',
    padding: '0',
    bg: 'transparent',
    color: 'link',
    fontFamily: 'body',
    fontWeight: 'normal',
    fontSize: 'md',
    letterSpacing: 'normal',
    lineHeight: 'normal',
    textTransform: 'none',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { bg: 'transparent', color: 'link.hover' },
  },
});
