import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { NotFoundPage } from '../shell/site-parts.ts';
import { AdminFrame } from './admin-frame.tsx';
import type { LoadedAdmin } from './load-admin.ts';

interface AdminPageProps {
  loaded: LoadedAdmin;
  search: Record<string, unknown>;
}

/** The admin area: its frame, and the section of the address. */
export function AdminPage({ loaded: { path, Section, rest }, search }: AdminPageProps) {
  const { user } = useAuth();
  if (user?.role !== 'admin') return <Denied />;
  if (!Section) return <NotFoundPage />;
  return (
    <AdminFrame path={path}>
      <Section key={path} rest={rest} search={search} />
    </AdminFrame>
  );
}

function Denied() {
  const texts = useTexts('areas');
  return (
    <Page width="text">
      <EmptyState as="h1" drawing="bounced" title={texts.deniedTitle()}>
        <p lang="en">{texts.denied()}</p>
      </EmptyState>
    </Page>
  );
}
