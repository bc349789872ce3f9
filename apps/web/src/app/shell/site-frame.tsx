import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ToastProvider } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { MailLocale } from '../mail-locale.tsx';
import { SessionWatch } from '../session-watch.tsx';
import { StartServiceWorker } from '../start-service-worker.tsx';
import { LateBanners } from './banners/late-banners.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

const root = getRouteApi('__root__');

/** It comes with the bells; visitors never load it. */
const Waiting = lazyPart(async () => (await import('./bell.tsx')).Waiting, null, {
  isInPage: true,
});

/** The frame of every page but the landing page, with the data layer that these pages share. */
export function SiteFrame() {
  const { client, queryClient } = useRouter().options.context;
  const isMember = root.useRouteContext({ select: ({ user }) => user !== null });
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Frame
            badge={isMember ? <Waiting /> : null}
            top={
              <>
                <Header />
                <Notices />
              </>
            }
          />
          <PageAnnouncer />
          <SessionWatch />
          <MailLocale />
          <LateBanners />
          <StartServiceWorker />
        </ToastProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
