import { chakra } from '@chakra-ui/react';
import type { OwnCase } from '@oche/validators/moderation/schemas';
import { Card } from '../../../components/card.tsx';
import { Anchor } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useKindText } from '../kinds.ts';
import { OwnAppeal } from './own-appeal.tsx';
import { Statement } from './statement.tsx';

/** The statements of reasons for what was decided about the member's own things. */
export function OwnCases() {
  const texts = useTexts('moderation/mine');
  const [data, list] = trpc.moderation.own.cases.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const cases = data.pages.flatMap(({ items }) => items);
  if (cases.length === 0) {
    return (
      <Section title={texts.cases()}>
        <EmptyState title={texts.noCases()}>
          <p>{texts.noCasesText()}</p>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title={texts.cases()}>
      {cases.map((each) => (
        <CaseCard key={each.id} found={each} />
      ))}
      <LoadMore list={list} />
      <Muted>
        {texts.more()}: {texts.moreText()}
      </Muted>
    </Section>
  );
}

function CaseCard({ found }: { found: OwnCase }) {
  const texts = useTexts('moderation/mine');
  const kindText = useKindText();
  const { thing, decision, withheldAt } = found;
  const appeal = trpc.moderation.appeal.create.useMutation();
  const isReversed = decision?.appeal?.outcome === 'granted';
  return (
    <Card display="grid" gap="3">
      <div>
        <Badge>{kindText(thing.kind)}</Badge>{' '}
        {decision ? <Badge tone="inverse">{texts.actions[decision.action]()}</Badge> : null}
        {withheldAt ? <Badge tone="inverse">{texts.withheld()}</Badge> : null}{' '}
        {isReversed ? <Badge tone="positive">{texts.reversed()}</Badge> : null}
      </div>
      <Heading as="h3" size="subheading" overflowWrap="anywhere">
        {thing.path ? (
          <Anchor href={thing.path}>{thing.title}</Anchor>
        ) : (
          (thing.title ?? texts.gone())
        )}
      </Heading>
      {thing.text ? <Quoted>{thing.text}</Quoted> : null}
      {withheldAt ? <p>{texts.withheldText()}</p> : null}
      {decision ? (
        <Statement rule={decision.rule} reasons={decision.statement} at={decision.decidedAt} />
      ) : null}
      {decision ? (
        <OwnAppeal
          appeal={decision.appeal}
          appealUntil={decision.appealUntil}
          send={(text) => appeal.mutateAsync({ decisionId: decision.id, text })}
        />
      ) : null}
    </Card>
  );
}

const Quoted = chakra('blockquote', {
  base: {
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.border.strong}',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    lineClamp: '6',
  },
});
