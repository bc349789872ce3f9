import { chakra } from '@chakra-ui/react';
import { createLink, useLocation } from '@tanstack/react-router';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { OcheLogo } from '../../components/board/oche-logo.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { addressFor } from '../../lib/addresses/open-doors.ts';
import { useAuth } from '../../lib/auth.ts';
import { PRODUCT_NAME } from '../../lib/site.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './menu/mobile-menu.tsx';
import { mainNavigation } from './navigation.ts';
import { SearchBar } from './search/search-bar.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Visitors never load it. */
const Bells = lazyPart(
  async () => (await import('./bell.tsx')).Bells,
  <chakra.span display="inline-block" width="20" aria-hidden="true" />,
  { isInPage: true },
);

const UserMenu = lazyPart(
  async () => (await import('./bell.tsx')).UserMenu,
  <chakra.span display="inline-block" width="9" aria-hidden="true" />,
  { isInPage: true },
);

export function Header() {
  const { user } = useAuth();
  const { navigation } = useTexts('common');
  return (
    <Bar>
      <Row>
        <Home to="/" aria-label={PRODUCT_NAME}>
          <OcheLogo />
        </Home>
        <Navigation aria-label={navigation.label()}>
          <MainLinks isMember={user !== null} />
        </Navigation>
        <Tools>
          <SearchBar />
          <Wide>
            <LanguageSwitch />
            <ThemeToggle />
          </Wide>
          {user ? <Bells memberId={user.id} /> : null}
          {user ? <UserMenu user={user} /> : <VisitorLinks />}
          <MobileMenu user={user} />
        </Tools>
      </Row>
      <BoardStrip />
    </Bar>
  );
}

function MainLinks({ isMember }: { isMember: boolean }) {
  const { navigation } = useTexts('common');
  return mainNavigation
    .filter(({ isForMembers }) => isMember || !isForMembers)
    .map(({ to, label, isRoomy }) => (
      <NavLink
        key={to}
        to={addressFor(to, isMember)}
        display={isRoomy ? { base: 'none', xl: 'inline-flex' } : undefined}
      >
        {navigation[label]()}
      </NavLink>
    ));
}

function VisitorLinks() {
  const { userMenu } = useTexts('common');
  // without the hash, which the server never sees: server and browser must render the same link
  const returnTo = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <>
      <Wide>
        <ButtonLink to="/login" search={{ returnTo }} variant="ghost" size="sm">
          {userMenu.login()}
        </ButtonLink>
      </Wide>
      <ButtonLink to="/login" search={{ returnTo }} size="sm" shape="wedge" paddingInlineEnd="6">
        {userMenu.join()}
      </ButtonLink>
    </>
  );
}

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'sticky', bg: 'bg.raised' },
});
const Row = chakra(Container, {
  base: { display: 'flex', alignItems: 'center', gap: { base: '2', xl: '6' }, height: '16' },
});
const Home = createLink(chakra('a', { base: { display: 'inline-flex', padding: '1' } }));
const Navigation = chakra('nav', {
  base: { display: { base: 'none', lg: 'flex' }, alignSelf: 'stretch', gap: '1' },
});
const NavLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      paddingInline: { base: '2', xl: '3' },
      textStyle: 'label',
      fontSize: 'md',
      color: 'fg',
      textDecoration: 'none',
      borderBlock: '3px solid transparent',
      _hover: { borderBottomColor: 'border.strong' },
      '&[aria-current=page]': { borderBottomColor: 'accent.solid' },
    },
  }),
);
const Tools = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto' },
});
const Wide = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '1' },
});
