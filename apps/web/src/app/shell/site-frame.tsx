import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ToastProvider } from '../../components/toast.tsx';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { MailLocale } from '../mail-locale.tsx';
import { SessionWatch } from '../session-watch.tsx';
import { StartServiceWorker } from '../start-service-worker.tsx';
import { LateBanners } from './banners/late-banners.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';
import { hasNews, SiteNews } from './news/news.ts';
import { Notices } from './notices.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

/** Looked at now and then and when one comes back to the tab; members hear of it at once, with their bell. */
const LIVE = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

function News() {
  const { user } = useAuth();
  const { data: site } = trpc.site.state.useQuery(undefined, LIVE);
  return site && hasNews(site) ? <SiteNews site={site} role={user?.role} /> : null;
}

/** The frame of every page but the landing page, with the data layer that these pages share. */
export function SiteFrame() {
  const { client, queryClient } = useRouter().options.context;
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Frame
            news={<News />}
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
