import type { DivisionSummary } from '@oche/validators/leagues/season';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';
import { DivisionDialog } from './division-dialog.tsx';

/** The divisions of a season, the highest class first. */
export function DivisionsPart({ season }: PartProps) {
  const { divisions: texts, failed } = useTexts('leagues/setup');
  const utils = trpc.useUtils();
  const failure = useFailureToast();
  const remove = trpc.leagues.divisions.delete.useMutation({
    onSuccess: () => utils.leagues.invalidate(),
    onError: (error) => failure(error, failed()),
  });
  const [edited, setEdited] = useState<DivisionSummary | 'new' | null>(null);
  const [removed, setRemoved] = useState<DivisionSummary | null>(null);
  const { divisions, status } = season;
  const isPlanned = status === 'planned';
  return (
    <Section title={texts.title()} text={texts.text()}>
      {divisions.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <RuledList>
        {divisions.map((division) => {
          const { id, name, level, promotes, relegates, isDouble, teamCount } = division;
          return (
            <RuledRow as="li" key={id}>
              <RowWords>
                <strong>{name}</strong>
                <Small>
                  {texts.facts({ level, up: promotes, down: relegates })} ·{' '}
                  {isDouble ? texts.double() : texts.single()} · {texts.teams({ count: teamCount })}
                </Small>
              </RowWords>
              <RowActions>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={status === 'over'}
                  aria-label={texts.editOne({ name })}
                  onClick={() => setEdited(division)}
                >
                  {texts.edit()}
                </Button>
                {isPlanned ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={teamCount > 0}
                    aria-label={texts.removeOne({ name })}
                    onClick={() => setRemoved(division)}
                  >
                    {texts.remove()}
                  </Button>
                ) : null}
              </RowActions>
            </RuledRow>
          );
        })}
      </RuledList>
      {isPlanned ? (
        <Button
          variant={divisions.length > 0 ? 'outline' : 'accent'}
          justifySelf="start"
          onClick={() => setEdited('new')}
        >
          {texts.add()}
        </Button>
      ) : null}
      {edited ? (
        <DivisionDialog
          season={season}
          division={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          removed && remove.mutate({ id: removed.id }, { onSettled: () => setRemoved(null) })
        }
        title={texts.removeTitle({ name: removed?.name ?? '' })}
        confirmLabel={texts.remove()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{texts.removeText()}</p>
      </ConfirmDialog>
    </Section>
  );
}
