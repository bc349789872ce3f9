import { lazyPart } from '../../components/lazy-part.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { NotFoundPage } from '../shell/site-parts.ts';
import { AdminFrame } from './admin-frame.tsx';
import type { LoadedAdmin } from './load-admin.ts';
import { MockLogin } from './mock-login.tsx';
import { sections } from './sections.ts';

interface AdminPageProps {
  loaded: LoadedAdmin;
  search: Record<string, unknown>;
}

/** Each section as a component that is made once; the route's loader has loaded its code before. */
const parts = new Map(
  sections.map(({ path, load, isLate }) => [
    path,
    lazyPart(load, <SkeletonRows count={6} />, { isInPage: !isLate }),
  ]),
);

/** The admin area: its frame, and the section of the address. */
export function AdminPage({ loaded: { path, isDenied, rest }, search }: AdminPageProps) {
  const { user } = useAuth();
  // a reader who has lost a role since the page was loaded sees nothing of it, either
  if (isDenied || !user || user.role === 'user') return <Denied />;
  const section = sections.find((each) => each.path === path);
  const Section = path === null ? undefined : parts.get(path);
  if (path === null || !Section) return <NotFoundPage />;
  return (
    <AdminFrame path={path} isLookingOn={!section?.isForModeratorsToChange?.(rest)}>
      <Section key={path} rest={rest} search={search} />
    </AdminFrame>
  );
}

function Denied() {
  const texts = useTexts('areas');
  return (
    <Page width="text">
      <EmptyState as="h1" drawing="bounced" title={texts.deniedTitle()} action={<MockLogin />}>
        <p lang="en">{texts.denied()}</p>
      </EmptyState>
    </Page>
  );
}
