import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCaseEvents } from '../use-case-events.ts';
import { SanctionForm } from './sanction-form.tsx';
import { SanctionList } from './sanction-list.tsx';
import { ScopesForm } from './scopes-form.tsx';

/** A member as site moderators see them: what was done about them, and what can be done. */
export function MemberPage({ id }: { id: string }) {
  const { queue, scopes, member: texts } = useTexts('moderation');
  const [member] = trpc.moderation.member.get.useSuspenseQuery({ userId: id });
  useCaseEvents();
  const { username, joinedAt, history, reports, sanctions, canSanction } = member;
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
      <Section title={texts.sanctions()}>
        {sanctions.length === 0 ? (
          <EmptyState title={texts.none()}>
            <p>{texts.noneText()}</p>
          </EmptyState>
        ) : (
          <SanctionList sanctions={sanctions} canRevoke={canSanction} />
        )}
      </Section>
      <Card marginBottom="8">
        {canSanction ? (
          <>
            <Heading as="h2" size="subheading" marginBottom="4">
              {texts.impose()}
            </Heading>
            <SanctionForm userId={id} />
          </>
        ) : (
          <p>{texts.notYours()}</p>
        )}
      </Card>
      <Section
        title={scopes.title()}
        text={member.role === 'user' ? scopes.text() : scopes.hasAll()}
      >
        {member.role === 'user' && canSanction ? (
          <ScopesForm userId={id} scopes={member.moderates} />
        ) : null}
      </Section>
    </Page>
  );
}
