import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCaseEvents } from '../use-case-events.ts';
import { SanctionForm } from './sanction-form.tsx';
import { SanctionList } from './sanction-list.tsx';
import { ScopesForm } from './scopes-form.tsx';

interface MeasuresProps {
  userId: string;
  /** among other things: the forms unfold when somebody wants them */
  isFolded?: boolean;
}

/** What was done about a member, what can be done, and which part of the site is theirs to moderate. */
export function Measures({ userId, isFolded = false }: MeasuresProps) {
  const { scopes, member: texts } = useTexts('moderation');
  const [member] = trpc.moderation.member.get.useSuspenseQuery({ userId });
  useCaseEvents();
  const { sanctions, canSanction } = member;
  const list = <SanctionList sanctions={sanctions} canRevoke={canSanction} />;
  const form = canSanction ? <SanctionForm userId={userId} /> : <p>{texts.notYours()}</p>;
  const places =
    member.role === 'user' && canSanction ? (
      <ScopesForm userId={userId} scopes={member.moderates} />
    ) : null;
  const aboutPlaces = member.role === 'user' ? scopes.text() : scopes.hasAll();
  if (isFolded) {
    return (
      <TitledSection title={texts.sanctions()}>
        {sanctions.length === 0 ? <Muted>{texts.noneText()}</Muted> : list}
        <Fold label={texts.impose()}>{form}</Fold>
        <Fold label={scopes.title()}>
          <Muted>{aboutPlaces}</Muted>
          {places}
        </Fold>
      </TitledSection>
    );
  }
  return (
    <div>
      <Section title={texts.sanctions()}>
        {sanctions.length === 0 ? (
          <EmptyState title={texts.none()}>
            <p>{texts.noneText()}</p>
          </EmptyState>
        ) : (
          list
        )}
      </Section>
      <Card marginBottom="8">
        {canSanction ? (
          <Heading as="h2" size="subheading" marginBottom="4">
            {texts.impose()}
          </Heading>
        ) : null}
        {form}
      </Card>
      <Section title={scopes.title()} text={aboutPlaces}>
        {places}
      </Section>
    </div>
  );
}

function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Folded>
      <Summary>{label}</Summary>
      <Unfolded>{children}</Unfolded>
    </Folded>
  );
}

const Folded = chakra('details', { base: { layerStyle: 'panel' } });
const Summary = chakra('summary', {
  base: { textStyle: 'label', cursor: 'pointer', padding: '3' },
});
const Unfolded = chakra('div', {
  base: { display: 'grid', gap: '4', padding: '4', paddingTop: '0' },
});
