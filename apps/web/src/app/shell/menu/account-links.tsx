import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { createLink } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSignOut } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { accountNavigation } from '../navigation.ts';

/* moderators have it */
const WaitingCases = lazyPart(
  async () => (await import('../../../features/moderation/waiting-cases.tsx')).WaitingCases,
);

interface AccountLinksProps {
  user: CurrentUser;
  /** whether the menu around it is open; the member's lounges are only loaded then */
  isOpen: boolean;
  onNavigate: () => void;
}

/** The same list for the header's menu and for the drawer on a phone. */
export function AccountLinks({ user, isOpen, onNavigate }: AccountLinksProps) {
  const { navigation, userMenu: texts } = useTexts('common');
  const { signOut, isSigningOut } = useSignOut();
  return (
    <List aria-label={texts.label()}>
      <li>
        <MenuLink to="/dashboard" onClick={onNavigate}>
          {navigation.dashboard()}
        </MenuLink>
      </li>
      {accountNavigation.map(({ to, label }) => (
        <li key={to}>
          <MenuLink to={to as string} onClick={onNavigate}>
            {texts[label]()}
          </MenuLink>
        </li>
      ))}
      <MyLounges isOpen={isOpen} onNavigate={onNavigate} />
      {user.role !== 'user' || user.moderates.length > 0 ? (
        <li>
          <MenuLink to="/moderation" activeOptions={{ includeSearch: false }} onClick={onNavigate}>
            {texts.moderation()}
            <WaitingCases as={Badge} />
          </MenuLink>
        </li>
      ) : null}
      {user.role === 'admin' ? (
        <li>
          <MenuLink to="/admin/$" params={{ _splat: '' }} onClick={onNavigate}>
            {texts.admin()}
          </MenuLink>
        </li>
      ) : null}
      <li>
        <SignOut type="button" disabled={isSigningOut} onClick={signOut}>
          <LogOut aria-hidden="true" size="1.15em" />
          {texts.signOut()}
        </SignOut>
      </li>
    </List>
  );
}

/** The link to the member's own lounges, for members who have some. */
function MyLounges({ isOpen, onNavigate }: Omit<AccountLinksProps, 'user'>) {
  const { userMenu: texts } = useTexts('common');
  const { data: lounges } = trpc.lounges.mine.useQuery(undefined, { enabled: isOpen });
  const [first] = lounges ?? [];
  if (!first) return null;
  return (
    <li>
      <MenuLink
        to="/venues/$id/manage"
        params={{ id: String(first.id) }}
        onClick={onNavigate}
        activeOptions={{ includeSearch: false }}
      >
        {texts.myLounges()}
      </MenuLink>
    </li>
  );
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: '10',
  paddingInline: '4',
  color: 'fg',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'bg.sunken' },
  '&[aria-current=page]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
} as const;

const MenuLink = createLink(chakra('a', { base: item }));
const SignOut = chakra('button', {
  base: { ...item, borderTopWidth: '1px', borderColor: 'border', _disabled: { opacity: '0.55' } },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
