import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { Container } from '../../components/card.tsx';
import { TextLink } from '../../components/link.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useIsAdmin } from '../../lib/auth.ts';
import { MockLogin } from './mock-login.tsx';
import { mainTabs, moderatorTabs, moreTabs } from './tabs.ts';

interface AdminFrameProps {
  /** of the section that is shown */
  path: string;
  /** whether moderators can change nothing of what is shown */
  isLookingOn: boolean;
  children: ReactNode;
}

/** The black band of the admin area with its tabs, and the section below; moderators have the first row of tabs, and of the second what they look after, too. */
export function AdminFrame({ path, isLookingOn, children }: AdminFrameProps) {
  const texts = useTexts('admin');
  const isAdmin = useIsAdmin();
  return (
    <>
      <Band className="dark">
        <Container>
          <Head>
            <Heading as="h1" size="title">
              {texts.title()}
            </Heading>
            <MockLogin />
          </Head>
          <Tabs label={texts.tabs.label()} tabs={mainTabs} path={path} />
        </Container>
        <BoardStrip />
      </Band>
      <More>
        <Container>
          {isAdmin ? (
            <Tabs label={texts.tabs.more()} tabs={moreTabs} path={path} isQuiet />
          ) : (
            <>
              <Tabs label={texts.tabs.more()} tabs={moderatorTabs} path={path} isQuiet />
              <LookingOn>
                {isLookingOn ? texts.lookingOn.text() : texts.lookingOn.theirs()}{' '}
                <TextLink to="/moderation">{texts.lookingOn.toModeration()}</TextLink>.
              </LookingOn>
            </>
          )}
        </Container>
      </More>
      <Container paddingTop={{ base: '4', md: '6' }} paddingBottom={{ base: '6', md: '10' }}>
        {children}
      </Container>
    </>
  );
}

interface TabsProps {
  label: string;
  tabs: typeof moreTabs;
  path: string;
  isQuiet?: boolean;
}

function Tabs({ label, tabs, path, isQuiet = false }: TabsProps) {
  const { tabs: texts } = useTexts('domains');
  const list = useRef<HTMLUListElement>(null);
  // on a phone the row scrolls, with the current tab in sight
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-path="${path}"]`);
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - 32;
  }, [path]);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {tabs.map((tab) => (
          <li key={tab} data-path={tab}>
            <TabTo
              to="/admin/$"
              params={{ _splat: tab }}
              look={isQuiet ? 'quiet' : 'main'}
              // a member's page belongs to the tab of the members, even where the router sees no match
              aria-current={tab === path ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {texts[tab || 'overview']()}
            </TabTo>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    // as high as the button, which comes later
    minHeight: '9',
    paddingTop: { base: '4', md: '6' },
    paddingBottom: '2',
    boxSizing: 'content-box',
  },
});
const More = chakra('div', { base: { bg: 'bg.sunken', borderBottomWidth: '1px' } });
const LookingOn = chakra('p', { base: { paddingBlock: '2', textStyle: 'small' } });
const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
  },
});
const TabTo = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      color: 'fg.muted',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    variants: {
      look: {
        main: {
          minHeight: '11',
          paddingInlineStart: '4',
          paddingInlineEnd: '6',
          fontFamily: 'display',
          fontWeight: 'semibold',
          fontSize: 'lg',
          textTransform: 'uppercase',
          '&[aria-current=page]': {
            layerStyle: 'wedge',
            bg: 'accent.solid',
            color: 'accent.contrast',
          },
        },
        quiet: {
          minHeight: '9',
          paddingInline: '3',
          textStyle: 'small',
          '&[aria-current=page]': {
            color: 'fg',
            fontWeight: 'semibold',
            boxShadow: 'inset 0 -3px 0 {colors.accent.solid}',
          },
        },
      },
    },
  }),
);
