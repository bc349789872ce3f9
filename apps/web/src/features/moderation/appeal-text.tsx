import { chakra } from '@chakra-ui/react';
import type { ModerationDecision } from '@oche/validators/moderation/schemas';
import { Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';

type Appeal = Omit<NonNullable<ModerationDecision['appeal']>, 'canDecide' | 'id'>;

/** What was appealed, and what somebody else decided about it. */
export function AppealText({ appeal }: { appeal: Appeal }) {
  const { appeal: texts } = useTexts('moderation');
  const { text, appealedAt, outcome, statement, decidedBy, decidedAt } = appeal;
  return (
    <Appealed>
      <strong>{outcome ? texts.decided[outcome]() : texts.title()}</strong>
      <Words>{text}</Words>
      <Muted>
        <Time value={appealedAt} format="dateTime" />
      </Muted>
      {statement ? <Words>{statement}</Words> : null}
      {decidedBy && decidedAt ? (
        <Muted>
          {fullName(decidedBy)}, <Time value={decidedAt} format="dateTime" />
        </Muted>
      ) : null}
    </Appealed>
  );
}

const Appealed = chakra('div', {
  base: {
    marginTop: '2',
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.border.strong}',
  },
});
const Words = chakra('p', {
  base: { maxWidth: 'measure', paddingBlock: '1', whiteSpace: 'pre-wrap' },
});
