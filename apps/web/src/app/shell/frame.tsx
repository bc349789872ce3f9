import { chakra } from '@chakra-ui/react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { SiteFooter } from '../../features/landing/site-footer.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { ProgressLine } from './progress-line.tsx';

interface FrameProps {
  /** the bar above the page */
  top: ReactNode;
  /** what the site has to say on top of the page, or in its place */
  news: ReactNode;
}

export function Frame({ top, news }: FrameProps) {
  const { skipToContent } = useTexts('common');
  const isBare = useMatches({ select: (all) => all.some((match) => match.staticData.isBare) });
  const isFull = useMatches({ select: (all) => all.some((match) => match.staticData.fillsScreen) });
  if (isBare) {
    return (
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
    );
  }
  return (
    <Column>
      <SkipLink href="#content">{skipToContent()}</SkipLink>
      <ProgressLine />
      {top}
      <div data-place="top" />
      <Main id="content" tabIndex={-1}>
        <Suspense>{news}</Suspense>
        <Outlet />
      </Main>
      {isFull ? null : (
        <>
          <div data-place="end" />
          <SiteFooter />
        </>
      )}
    </Column>
  );
}

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'screen' },
});
const Main = chakra('main', { base: { flex: '1 0 auto', outline: 'none' } });
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
