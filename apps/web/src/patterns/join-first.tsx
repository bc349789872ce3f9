import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { TextLink } from '../components/link.tsx';
import { useTexts } from '../i18n/react.tsx';
import { joinSearch } from '../lib/addresses/return-to.ts';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'shape'>;

interface JoinFirstProps extends Look {
  /** where the action is, to which the reader comes back */
  returnTo: string;
  /** what a member would press here */
  label: string;
  /** what the button says in place of "join", where it stands alone */
  children?: ReactNode;
  /** whether those who have an account find their way here, too; the page behind has both */
  hasSignIn?: boolean;
}

/**
 * For visitors, in place of what only members can do: the way to an account, whose page says why and leads back here.
 */
export function JoinFirst({ returnTo, label, children, hasSignIn, ...look }: JoinFirstProps) {
  const { userMenu } = useTexts('common');
  const join = (
    <ButtonLink
      to="/login"
      search={joinSearch(returnTo)}
      shape="wedge"
      aria-label={children ? undefined : `${userMenu.join()}: ${label}`}
      {...look}
    >
      {children ?? userMenu.join()}
    </ButtonLink>
  );
  if (!hasSignIn) return join;
  return (
    <Ways>
      {join}
      <TextLink to="/login" search={{ ...joinSearch(returnTo), join: undefined }}>
        {userMenu.login()}
      </TextLink>
    </Ways>
  );
}

const Ways = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});
