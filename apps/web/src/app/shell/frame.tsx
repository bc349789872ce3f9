import { chakra } from '@chakra-ui/react';
import { getRouteApi, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { SiteFooter } from '../../features/landing/site-footer.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasNews, SiteNews } from './news/news.ts';
import { ProgressLine } from './progress-line.tsx';
import { TabBar, useHasTabs } from './tabs/tab-bar.tsx';
import { useSlimBand } from './use-slim-band.ts';

const root = getRouteApi('__root__');

interface FrameProps {
  /** the bar above the page */
  top: ReactNode;
  /** what stands at the way to the start page, in the bar of a phone */
  badge?: ReactNode;
}

export function Frame({ top, badge }: FrameProps) {
  const { site, user } = root.useRouteContext();
  const { skipToContent } = useTexts('common');
  const isBare = useMatches({ select: (all) => all.some((match) => match.staticData.isBare) });
  const pathname = useLocation({ select: (location) => location.pathname });
  const area = pathname.split('/')[1] ?? '';
  const isFull = useMatches({ select: (all) => all.some((match) => match.staticData.fillsScreen) });
  const hasTabs = useHasTabs();
  useSlimBand(pathname);
  if (isBare) {
    return (
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
    );
  }
  return (
    <Column data-frame="">
      <SkipLink href="#content">{skipToContent()}</SkipLink>
      <ProgressLine />
      {top}
      <Main id="content" tabIndex={-1} data-area={area}>
        <Suspense>{hasNews(site) ? <SiteNews site={site} role={user?.role} /> : null}</Suspense>
        <Outlet />
      </Main>
      {isFull ? null : (
        <>
          <div data-place="end" />
          <SiteFooter isMember={user !== null} />
        </>
      )}
      {hasTabs ? <TabBar area={area} isMember={user !== null} badge={badge} /> : null}
    </Column>
  );
}

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'screen' },
});
const Main = chakra('main', {
  base: {
    flex: '1 0 auto',
    outline: 'none',
    /* bands are as wide as the window with its scroll bar */
    overflowX: 'clip',
  },
});
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    top: '-16',
    zIndex: 'toast',
    padding: '3',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    _focus: { top: '2' },
  },
});
