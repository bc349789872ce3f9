import { chakra } from '@chakra-ui/react';
import { createLink, useRouter } from '@tanstack/react-router';
import { useTexts } from '../../i18n/react.tsx';
import type { LoginSearch } from './auth-search.ts';

interface SidesProps {
  current: 'signIn' | 'join';
  returnTo: string | undefined;
  notice: LoginSearch['notice'];
}

/** The two sides of the sign-in page: for somebody who has an account, and for somebody who has none. */
export function Sides({ current, returnTo, notice }: SidesProps) {
  // why an account is needed holds on both sides; what has just been done does not
  const why = notice === 'members' ? notice : undefined;
  const { sides: texts } = useTexts('auth');
  const readOut = useHeadingFocus();
  return (
    <nav aria-label={texts.label()}>
      <List>
        <li>
          <Side
            to="/login"
            search={{ returnTo, notice: why }}
            replace
            onClick={readOut}
            activeOptions={{ exact: true }}
            aria-current={current === 'signIn' ? 'page' : undefined}
          >
            {texts.signIn()}
          </Side>
        </li>
        <li>
          <Side
            to="/login"
            search={{ join: '1', returnTo, notice: why }}
            replace
            onClick={readOut}
            activeOptions={{ exact: true }}
            aria-current={current === 'join' ? 'page' : undefined}
          >
            {texts.join()}
          </Side>
        </li>
      </List>
    </nav>
  );
}

/** The address' path stays, so nothing else has the new side read out. */
function useHeadingFocus() {
  const router = useRouter();
  return () => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      document.querySelector<HTMLElement>('h1')?.focus();
    });
  };
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    listStyle: 'none',
    marginBottom: '6',
    layerStyle: 'wiresBottom',
  },
});
const Side = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '12',
      textStyle: 'label',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current=page]': {
        color: 'fg',
        boxShadow: 'inset 0 -4px 0 {colors.accent.solid}',
      },
    },
  }),
);
