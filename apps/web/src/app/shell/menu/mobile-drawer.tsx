import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { createLink } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { addressFor } from '../../../lib/addresses/open-doors.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { mainNavigation } from '../navigation.ts';
import { useHasTabs } from '../tabs/tab-bar.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { AccountLinks } from './account-links.tsx';

interface MobileDrawerProps {
  user: CurrentUser | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The header's contents on a narrow screen, but for what the bar below the page has, in a native modal dialog at the right edge. */
export function MobileDrawer({ user, isOpen, onClose }: MobileDrawerProps) {
  const { navigation, userMenu } = useTexts('common');
  const hasTabs = useHasTabs();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => dialog.current?.close();
  return (
    <Drawer
      ref={dialog}
      aria-label={navigation.menu()}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <Panel>
        <Head>
          <LanguageSwitch />
          <ThemeToggle />
          <IconButton label={navigation.closeMenu()} onClick={close} marginInlineStart="auto">
            <X aria-hidden="true" />
          </IconButton>
        </Head>
        <nav aria-label={navigation.label()}>
          {mainNavigation
            .filter(({ isForMembers, isTab }) => !isForMembers && !(isTab && hasTabs))
            .map(({ to, label }) => (
              <DrawerLink key={to} to={addressFor(to, user !== null)} onClick={close}>
                {navigation[label]()}
              </DrawerLink>
            ))}
          {user ? null : (
            <DrawerLink to={addressFor('/rankings', false)} onClick={close}>
              {userMenu.rankings()}
            </DrawerLink>
          )}
        </nav>
        {user ? (
          <AccountLinks user={user} isOpen={isOpen} onNavigate={close} />
        ) : (
          <Actions>
            <ButtonLink to="/login" variant="accent" onClick={close}>
              {userMenu.join()}
            </ButtonLink>
            <ButtonLink to="/login" variant="outline" onClick={close}>
              {userMenu.login()}
            </ButtonLink>
          </Actions>
        )}
      </Panel>
    </Drawer>
  );
}

const Drawer = chakra('dialog', {
  base: {
    margin: '0',
    marginInlineStart: 'auto',
    width: 'min(20rem, 88vw)',
    maxWidth: 'none',
    height: 'screen',
    maxHeight: 'none',
    bg: 'bg.raised',
    color: 'fg',
    borderInlineStart: '3px double {colors.border.strong}',
    _open: { animation: 'appear 160ms' },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minHeight: 'full',
    paddingBottom: '6',
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', height: '16', paddingInline: '3' },
});
const DrawerLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '12',
      paddingInline: '4',
      textStyle: 'subheading',
      color: 'fg',
      textDecoration: 'none',
      borderTopWidth: '1px',
      borderColor: 'border',
      _hover: { bg: 'bg.sunken' },
      '&[aria-current=page]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    },
  }),
);
const Actions = chakra('div', { base: { display: 'grid', gap: '2', paddingInline: '4' } });
