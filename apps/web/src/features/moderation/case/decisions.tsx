import { chakra } from '@chakra-ui/react';
import type { ModerationDecision } from '@oche/validators/moderation/schemas';
import { Button } from '../../../components/button.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AppealText } from '../appeal-text.tsx';

interface DecisionsProps {
  title: string;
  decisions: readonly ModerationDecision[];
}

/** Decisions about a thing, with what they said. */
export function Decisions({ title, decisions }: DecisionsProps) {
  return (
    <Section title={title}>
      <RuledList>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} />
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function Decision({ decision }: { decision: ModerationDecision }) {
  const { decisions: texts, actions } = useTexts('moderation');
  const { reasons } = useTexts('report');
  const minute = useMinute();
  const { action, rule, statement, note, decidedBy, decidedAt, undoneAt, undoUntil, appeal } =
    decision;
  const canUndo = undoUntil !== null && minute !== null && Date.parse(undoUntil) > minute * 60_000;
  return (
    <RuledRow>
      <RowWords>
        <strong>{actions[action]()}</strong> {rule ? <Badge>{reasons[rule]()}</Badge> : null}{' '}
        {undoneAt ? <Badge>{texts.undone()}</Badge> : null}
        {statement ? <Words>{statement}</Words> : null}
        {note ? <Muted>{texts.note({ note })}</Muted> : null}
        <Muted>
          {fullName(decidedBy)}, <Time value={decidedAt} format="dateTime" />
        </Muted>
        {appeal ? <AppealText appeal={appeal} /> : null}
      </RowWords>
      {canUndo ? <Undo id={decision.id} /> : null}
    </RuledRow>
  );
}

function Undo({ id }: { id: number }) {
  const { decisions: texts } = useTexts('moderation');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const undo = trpc.moderation.decision.undo.useMutation({
    onError: (error) => showFailure(error, texts.undoFailed()),
    onSettled: () => utils.moderation.case.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={undo.isPending}
      onClick={() => undo.mutate({ id })}
    >
      {texts.undo()}
    </Button>
  );
}

const Words = chakra('p', {
  base: { maxWidth: 'measure', paddingBlock: '1', whiteSpace: 'pre-wrap' },
});
