import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { OcheLogo } from '../../components/board/oche-logo.tsx';
import { Container } from '../../components/card.tsx';
import { TextLink } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { addressFor } from '../../lib/addresses/open-doors.ts';
import { PRODUCT_NAME } from '../../lib/site.ts';
import { links } from './landing-links.ts';

interface SiteFooterProps {
  isMember: boolean;
  /** of the copyright; wrong at most for a page that is rendered right at New Year */
  year?: number;
}

/** Visitors have no dashboard, and are led to lists that they can read. */
export function SiteFooter({ isMember, year = new Date().getFullYear() }: SiteFooterProps) {
  const { footer, navigation } = useTexts('common');
  return (
    <Footer aria-label={footer.label()} className="dark">
      <BoardStrip aria-hidden="true" />
      <Container>
        <Columns>
          <Brand>
            <OcheLogo title={PRODUCT_NAME} height="3rem" />
            <p>{footer.claim()}</p>
          </Brand>
          <Group title={footer.platform()}>
            {isMember ? <Entry to={links.dashboard}>{navigation.dashboard()}</Entry> : null}
            <Entry to={addressFor(links.tournaments, isMember)}>{navigation.tournaments()}</Entry>
            <Entry to={links.leagues}>{navigation.leagues()}</Entry>
            <Entry to={addressFor(links.venues, isMember)}>{navigation.venues()}</Entry>
            <Entry to={links.marketplace}>{navigation.marketplace()}</Entry>
            <Entry to={addressFor(links.rankings, isMember)}>{footer.rankings()}</Entry>
            <Entry to={links.games}>{navigation.games()}</Entry>
            <Entry to={links.forum}>{navigation.forum()}</Entry>
            <Entry to={links.clubs}>{navigation.clubs()}</Entry>
          </Group>
          <Group title={footer.support()}>
            <Entry to={links.help}>{footer.help()}</Entry>
            <Entry to={links.contact}>{footer.contact()}</Entry>
            <Entry to={links.developers}>{footer.developers()}</Entry>
            <Entry to={links.privacy}>{footer.privacy()}</Entry>
            <Entry to={links.terms}>{footer.terms()}</Entry>
            <Entry to={links.imprint}>{footer.imprint()}</Entry>
          </Group>
        </Columns>
        <Small>
          © {year} {PRODUCT_NAME}
        </Small>
      </Container>
    </Footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <ul>{children}</ul>
    </nav>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <FooterLink to={to} variant="plain">
        {children}
      </FooterLink>
    </li>
  );
}

const Footer = chakra('footer', { base: { layerStyle: 'pub', marginTop: 'auto' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '16', lg: '24' },
    paddingBlock: { base: '8', md: '12' },
    gridTemplateColumns: {
      base: 'minmax(0, 2fr) minmax(0, 3fr)',
      md: 'minmax(0, 1fr) auto auto',
    },
  },
});
const Brand = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '4',
    color: 'fg.muted',
    gridColumn: { base: '1 / -1', md: 'auto' },
  },
});
const GroupTitle = chakra('h2', {
  base: { textStyle: 'label', color: 'fg.muted', marginBottom: '2' },
});
const FooterLink = chakra(TextLink, { base: { display: 'inline-block', paddingBlock: '1' } });
const Small = chakra('p', {
  base: { paddingBlock: '4', borderTopWidth: '1px', textStyle: 'caption', color: 'fg.muted' },
});
