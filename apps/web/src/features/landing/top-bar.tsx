import { chakra } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { OcheLogo } from '../../components/board/oche-logo.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Anchor, TextLink } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { joining, links } from './landing-links.ts';

interface LandingTopBarProps {
  themeToggle: ReactNode;
  languageSwitch: ReactNode;
  /** the site's frame has it, too, and this page must not load that for an icon */
  menuIcon: ReactNode;
}

/**
 * The bar for visitors: links to the parts of the landing page, to the marketplace, and to sign in.
 */
export function LandingTopBar({ themeToggle, languageSwitch, menuIcon }: LandingTopBarProps) {
  const { topBar } = useTexts('landing');
  return (
    <Bar>
      <Container>
        <Row>
          <Home to={links.home} aria-label={topBar.home()}>
            <OcheLogo />
          </Home>
          <Wide aria-label={topBar.label()}>
            <AnchorList />
          </Wide>
          <Tools>
            <FromMedium>
              {languageSwitch}
              {themeToggle}
              <ButtonLink to={links.login} variant="ghost" size="sm">
                {topBar.signIn()}
              </ButtonLink>
            </FromMedium>
            <ButtonLink
              to="/login"
              search={joining.player}
              size="sm"
              shape="wedge"
              paddingInlineEnd="6"
            >
              {topBar.join()}
            </ButtonLink>
            <NarrowMenu icon={menuIcon}>
              {languageSwitch}
              {themeToggle}
            </NarrowMenu>
          </Tools>
        </Row>
      </Container>
      <BoardStrip aria-hidden="true" />
    </Bar>
  );
}

/** On a phone the same links are in a menu that opens without a script. */
function NarrowMenu({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const { topBar } = useTexts('landing');
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  return (
    <Fold
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <Handle aria-label={topBar.menu()}>{icon}</Handle>
      <Sheet onClick={closeOnLink}>
        <nav aria-label={topBar.label()}>
          <AnchorList />
          <TextLink to={links.login} variant="plain">
            {topBar.signIn()}
          </TextLink>
        </nav>
        <Switches>{children}</Switches>
      </Sheet>
    </Fold>
  );
}

function AnchorList() {
  const { topBar } = useTexts('landing');
  return (
    <>
      <Anchor href="/#features" variant="plain">
        {topBar.features()}
      </Anchor>
      <Anchor href="/#venues" variant="plain">
        {topBar.venues()}
      </Anchor>
      <Anchor href="/#tournaments" variant="plain">
        {topBar.tournaments()}
      </Anchor>
      <Anchor href="/#community" variant="plain">
        {topBar.community()}
      </Anchor>
      <TextLink to={links.marketplace} variant="plain">
        {topBar.marketplace()}
      </TextLink>
    </>
  );
}

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'sticky', bg: 'bg' },
});
const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '2', md: '6' }, minHeight: '14' },
});
const Home = chakra(TextLink, { base: { display: 'block', paddingBlock: '2' } });
const Wide = chakra('nav', {
  base: { display: { base: 'none', lg: 'flex' }, gap: '6', textStyle: 'label', fontSize: 'md' },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    marginInlineStart: 'auto',
  },
});
const FromMedium = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' },
});
const Fold = chakra('details', { base: { display: { base: 'block', lg: 'none' } } });
const Handle = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '10',
    height: '10',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    maxHeight: 'calc(100dvh - 4rem)',
    overflowY: 'auto',
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    boxShadow: 'overlay',
    '& a': {
      display: 'block',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '6' },
      borderTopWidth: '1px',
      textStyle: 'label',
      fontSize: 'lg',
    },
  },
});
const Switches = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    justifyContent: 'space-between',
    paddingBlock: '2',
    paddingInline: '2',
    borderTopWidth: '1px',
  },
});
