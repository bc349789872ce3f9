import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import {
  AppWindow,
  Bell,
  ChevronRight,
  KeyRound,
  KeySquare,
  type LucideIcon,
  MessagesSquare,
  PanelsTopLeft,
  ShieldUser,
  UserRound,
  Webhook,
} from 'lucide-react';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type AccountPageName, accountPageNames, accountPages } from './account-pages.ts';
import { useSectionTitles } from './use-section-titles.ts';

const SIGNS: Record<AccountPageName, LucideIcon> = {
  profile: UserRound,
  notifications: Bell,
  security: KeyRound,
  privacy: ShieldUser,
  forum: MessagesSquare,
  access: KeySquare,
  apps: AppWindow,
  widgets: PanelsTopLeft,
  webhooks: Webhook,
};

/** All pages of the account, each with what is on it. */
export function PageList() {
  const { pages } = useTexts('account');
  const titles = useSectionTitles();
  return (
    <>
      <Rows>
        {accountPageNames.map((name) => {
          const Sign = SIGNS[name];
          return (
            <li key={name}>
              <Row to="/account/$section" params={{ section: name }}>
                <Sign aria-hidden="true" />
                <span>
                  <b>{pages[name].title()}</b>
                  <small>{accountPages[name].map((anchor) => titles[anchor]).join(' · ')}</small>
                </span>
                <ChevronRight aria-hidden="true" />
              </Row>
            </li>
          );
        })}
      </Rows>
      <Elsewhere />
    </>
  );
}

/** The pages beside the one that is shown; only where there is room for both. */
export function PageAside({ shown }: { shown: AccountPageName }) {
  const texts = useTexts('account');
  const titles = useSectionTitles();
  return (
    <Aside aria-label={texts.sections()}>
      <ul>
        {accountPageNames.map((name) => (
          <li key={name}>
            <AsideLink
              to="/account/$section"
              params={{ section: name }}
              aria-current={name === shown ? 'page' : undefined}
            >
              {texts.pages[name].title()}
            </AsideLink>
            {name === shown ? (
              <ul>
                {accountPages[name].map((anchor) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{titles[anchor]}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <Elsewhere />
    </Aside>
  );
}

/** What is the member's own, but on pages of others. */
function Elsewhere() {
  const texts = useTexts('account');
  return (
    <Links>
      <li>
        <TextLink to="/marketplace/verification">{texts.verification()}</TextLink>
      </li>
      <li>
        <TextLink to="/moderation/mine">{texts.moderation()}</TextLink>
      </li>
    </Links>
  );
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '0', lg: '5' },
    listStyle: 'none',
    '& > li': {
      layerStyle: 'panel',
      borderTop: { base: '1px solid {colors.border}', lg: '4px solid {colors.fg}' },
    },
    '& > li:first-of-type': { borderTop: '4px solid {colors.fg}' },
  },
});
const Row = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      height: 'full',
      minHeight: '20',
      padding: { base: '4', md: '6' },
      color: 'fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-3px' },
      '& > span': { flex: '1', minWidth: '0', display: 'grid', gap: '1' },
      '& b': { textStyle: 'heading', overflowWrap: 'anywhere' },
      '& small': { textStyle: 'small', color: 'fg.muted' },
      '& > svg': { flexShrink: '0', width: '7', height: '7' },
      '& > svg:last-of-type': { width: '5', height: '5', color: 'fg.muted' },
    },
  }),
);
const Aside = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '24',
    alignSelf: 'start',
    '& ul': { listStyle: 'none' },
    '& ul ul': { paddingBlock: '1', paddingInlineStart: '5' },
    '& ul ul a': {
      display: 'block',
      paddingBlock: '1.5',
      textStyle: 'small',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
  },
});
const AsideLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '4',
      borderInlineStart: '4px solid transparent',
      textStyle: 'label',
      color: 'fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.sunken' },
      '&[aria-current=page]': { borderInlineStartColor: 'accent.solid', bg: 'bg.raised' },
    },
  }),
);
const Links = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    listStyle: 'none',
    marginTop: '5',
    paddingInline: { lg: '4' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '9', textStyle: 'small' },
  },
});
