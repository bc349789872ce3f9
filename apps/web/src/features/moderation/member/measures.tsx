import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCaseEvents } from '../use-case-events.ts';
import { SanctionForm } from './sanction-form.tsx';
import { SanctionList } from './sanction-list.tsx';
import { ScopesForm } from './scopes-form.tsx';

/** What was done about a member, what can be done, and which part of the site is theirs to moderate. */
export function Measures({ userId }: { userId: string }) {
  const { scopes, member: texts } = useTexts('moderation');
  const [member] = trpc.moderation.member.get.useSuspenseQuery({ userId });
  useCaseEvents();
  const { sanctions, canSanction } = member;
  return (
    <div>
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
            <SanctionForm userId={userId} />
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
          <ScopesForm userId={userId} scopes={member.moderates} />
        ) : null}
      </Section>
    </div>
  );
}
