import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Measures } from './measures.tsx';

interface MemberPageProps {
  id: string;
  /** what the staff has noted about the member */
  notes: ReactNode;
}

/** A member as site moderators see them: what was done about them, and what can be done. */
export function MemberPage({ id, notes }: MemberPageProps) {
  const { queue, member: texts } = useTexts('moderation');
  const [member] = trpc.moderation.member.get.useSuspenseQuery({ userId: id });
  const { username, joinedAt, history, reports } = member;
  return (
    <Page>
      <PageHeader
        breadcrumb={[{ label: queue.title(), to: '/moderation' }, { label: fullName(member) }]}
        title={fullName(member)}
        meta={
          <>
            <Badge>@{username}</Badge>
            <Muted as="span">
              {texts.since()} <Time value={joinedAt} format="date" />
            </Muted>
          </>
        }
        lead={`${texts.history(history)} ${texts.reports(reports)}`}
      />
      <Measures userId={id} />
      {notes}
    </Page>
  );
}
