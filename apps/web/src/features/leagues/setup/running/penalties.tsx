import type { DivisionOutput, Penalty } from '@oche/validators/leagues/fixture';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { nameOf } from '../plan/plan-values.ts';
import { ImposeDialog, UndoDialog } from './penalty-dialogs.tsx';

interface PenaltiesProps {
  divisions: readonly DivisionOutput[];
  isRunning: boolean;
}

/** Points and fines of a season: those of the rules, and those that officers impose. */
export function Penalties({ divisions, isRunning }: PenaltiesProps) {
  const { penalties: texts } = useTexts('leagues/setup-running');
  const lists = trpc.useQueries((each) =>
    divisions.map(({ id }) => each.leagues.fixtures.penalties({ id })),
  );
  const [isImposing, setIsImposing] = useState(false);
  const [undone, setUndone] = useState<Penalty | null>(null);
  const all = lists.flatMap(({ data = [] }, index) => {
    const division = divisions[index];
    const name = division ? nameOf(division) : () => '';
    return data.map((penalty) => ({ penalty, team: name(penalty.entryId) }));
  });
  return (
    <Section
      title={texts.title()}
      actions={
        isRunning ? (
          <Button size="sm" variant="outline" onClick={() => setIsImposing(true)}>
            {texts.impose()}
          </Button>
        ) : null
      }
    >
      {all.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <RuledList>
        {all.map(({ penalty, team }) => (
          <RuledRow as="li" key={penalty.id}>
            <RowWords>
              <strong>{team}</strong> <Facts penalty={penalty} />
              <Small>
                {reasonOf(texts.rules, penalty)}
                {penalty.undoneAt
                  ? ` · ${texts.undone({ reason: penalty.undoneReason ?? '' })}`
                  : null}
              </Small>
            </RowWords>
            {penalty.undoneAt || !isRunning ? null : (
              <RowActions>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.undoOf({ name: team })}
                  onClick={() => setUndone(penalty)}
                >
                  {texts.undo()}
                </Button>
              </RowActions>
            )}
          </RuledRow>
        ))}
      </RuledList>
      {isImposing ? (
        <ImposeDialog divisions={divisions} onClose={() => setIsImposing(false)} />
      ) : null}
      {undone ? <UndoDialog penalty={undone} onClose={() => setUndone(null)} /> : null}
    </Section>
  );
}

const known = [
  'lateReport',
  'noShow',
  'lateCancellation',
  'tooFewPlayers',
  'ineligiblePlayer',
  'postponementsExceeded',
] as const;
type Words = Readonly<Record<(typeof known)[number], () => string>>;

/** The rule that acted; of officers what they wrote. */
function reasonOf(words: Words, { rule, reason }: Penalty): string {
  const offence = known.find((one) => one === rule);
  return [offence ? words[offence]() : null, reason].filter(Boolean).join(' · ');
}

function Facts({ penalty: { points, fine, undoneAt } }: { penalty: Penalty }) {
  const { penalties: texts } = useTexts('leagues/setup-running');
  const locale = useLocale();
  const said = [
    points === 0 ? null : texts.points({ count: -points }),
    fine === 0 ? null : euroText(fine, locale),
  ]
    .filter(Boolean)
    .join(', ');
  return undoneAt ? <s>{said}</s> : <span>{said}</span>;
}
