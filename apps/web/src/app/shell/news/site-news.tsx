import type { Role } from '@oche/validators/auth/schemas';
import { areaOfPage } from '@oche/validators/site/pages';
import type { SiteState } from '@oche/validators/site/schemas';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/react.tsx';
import { lookAtSite } from '../../../lib/live/look-at-site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Announcements } from './announcements.tsx';
import { AdminNotice, ClosedPage } from './closed-page.tsx';

interface SiteNewsProps {
  site: SiteState;
  /** of the member who looks; visitors have none */
  role?: Role | undefined;
}

/**
 * What stands on top of a page: announcements, and that its area is closed. The page itself stays where it is, hidden,
 * with all that was typed into it.
 */
export function SiteNews({ site: { closed: all, announcements }, role }: SiteNewsProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const closed = all.find(({ area }) => area === areaOfPage(path));
  // visitors' browsers remember what was put away on their own, even where no calls can be made
  const Shown = role ? MemberAnnouncements : Announcements;
  return (
    <>
      <NavigationMarks paths={all.flatMap(({ paths }) => paths)} />
      <Shown announcements={announcements} />
      {closed && role === 'admin' ? <AdminNotice closed={closed} /> : null}
      {closed && role !== 'admin' ? <ClosedPage closed={closed} /> : null}
    </>
  );
}

/** The server, too, remembers what a member has put away: for their other devices. */
function MemberAnnouncements({ announcements }: Pick<SiteState, 'announcements'>) {
  const router = useRouter();
  const dismiss = trpc.site.dismiss.useMutation({ onSettled: () => lookAtSite(router) });
  return <Announcements announcements={announcements} onPutAway={dismiss.mutate} />;
}

/**
 * Says at every link of a navigation that its area is closed, in words, which screen readers read, too. It comes as a
 * style, so that the header has to know nothing of it while all is open.
 */
function NavigationMarks({ paths }: { paths: readonly string[] }) {
  const { closed } = useTexts('site');
  if (paths.length === 0) return null;
  const links = paths.map((path) => `nav a[href="${path}"]`).join();
  const after = paths.map((path) => `nav a[href="${path}"]::after`).join();
  // a text of ours, as a string of CSS
  const content = JSON.stringify(` · ${closed()}`);
  return (
    <style>{`:is(${links}){opacity:.75}${after}{content:${content};font-size:.7em;white-space:pre}`}</style>
  );
}
