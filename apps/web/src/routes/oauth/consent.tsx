import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { TextLink } from '../../components/link.tsx';
import { readConsent } from '../../features/access/consent/consent-data.ts';
import {
  ConsentPage,
  LeavePage,
  WrongRequestPage,
} from '../../features/access/consent/consent-page.tsx';
import { textParam } from '../../lib/addresses/search-params.ts';
import { membersHead } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';

export const Route = createFileRoute('/oauth/consent')({
  validateSearch: ({ request, error }: Record<string, unknown>) => ({
    request: textParam(request, 2500),
    error: textParam(error, 60),
  }),
  beforeLoad: ({ context, search }) => (search.request ? requireMember({ context }) : undefined),
  loaderDeps: ({ search: { request, error } }) => ({ request, error }),
  loader: async ({ context, deps }) => {
    await context.i18n.load('access/consent', 'errors/access');
    const read = await readConsent(context, deps);
    return { title: context.i18n.texts('access/consent').title(), read };
  },
  head: membersHead,
  component: Consent,
});

function Consent() {
  const { read } = Route.useLoaderData();
  const { request = '' } = Route.useSearch();
  const { user } = Route.useRouteContext();
  if (read.kind === 'wrong' || !user) {
    return <WrongRequestPage error={read.kind === 'wrong' ? read.text : ''} />;
  }
  if (read.kind === 'leave') return <LeavePage to={read.to} />;
  const maker = <Maker id={read.app.ownerId} />;
  return <ConsentPage request={request} consent={read} user={user} maker={maker} />;
}

function Maker({ id }: { id: string }) {
  const { data } = trpc.social.profiles.get.useQuery({ userId: id });
  if (!data) return null;
  return (
    <TextLink to="/profile/{-$id}" params={{ id }} target="_blank">
      {fullName(data)}
    </TextLink>
  );
}
