import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useIsAdmin } from '../../../lib/auth.ts';
import { MemberList } from './member-list.tsx';

const MemberPage = lazyPart(
  async () => (await import('./member-page.tsx')).MemberPage,
  <SkeletonRows count={4} />,
);
const EditMember = lazyPart(async () => (await import('./edit-member.tsx')).EditMember);

interface UsersSectionProps {
  rest: readonly string[];
  search: Record<string, unknown>;
  /** what the moderation knows about a member, and can do */
  measures: (userId: string) => ReactNode;
}

/** All members, or the page of one; the form is open while the address says so. Moderators look at the list. */
export function UsersSection({ rest: [id], search, measures }: UsersSectionProps) {
  const isAdmin = useIsAdmin();
  const edited = isAdmin && typeof search.edit === 'string' ? search.edit : undefined;
  return (
    <>
      {id ? (
        <MemberPage key={id} id={id} measures={measures(id)} />
      ) : (
        <MemberList search={search} />
      )}
      {edited ? <EditMember key={edited} id={edited} /> : null}
    </>
  );
}
