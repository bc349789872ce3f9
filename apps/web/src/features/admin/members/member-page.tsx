import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { errorDataOf } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MemberCases } from './member-cases.tsx';
import { MemberContentList } from './member-content.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { StaffNotes } from './staff-notes.tsx';

interface MemberPageProps {
  id: string;
  /** what the moderation has about the member, and can do */
  measures: ReactNode;
}

/** A member, with everything that is needed to help or to judge them. */
export function MemberPage({ id, measures }: MemberPageProps) {
  const { page: texts } = useTexts('admin/members');
  const { data, error, isPending, isFetching, refetch } = trpc.admin.members.get.useQuery(
    { id },
    { refetchOnMount: 'always' },
  );
  if (isPending) return <SkeletonRows count={5} />;
  if (!data) {
    return errorDataOf(error)?.httpStatus === 404 ? (
      <EmptyState as="h2" drawing="missed" title={texts.notFound()}>
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    ) : (
      <ErrorState
        as="h2"
        title={texts.failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <MemberHead member={data} />
      <Columns>
        <Column>
          {measures}
          <MemberCases id={id} />
          <MemberContentList id={id} />
        </Column>
        <Column>
          <MemberFacts member={data} />
          <StaffNotes userId={id} />
          <MemberSessions id={id} />
        </Column>
      </Columns>
    </>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    columnGap: '8',
    rowGap: '6',
    alignItems: 'start',
  },
});
const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    // on a phone what the account is comes before what was said about it
    '&:last-of-type': { order: { base: '-1', lg: '0' } },
  },
});
