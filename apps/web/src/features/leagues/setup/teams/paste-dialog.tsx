import { TEAM_NAME_MAX, TEAM_NAME_MIN } from '@oche/validators/leagues/limits';
import type { DivisionSummary } from '@oche/validators/leagues/season';
import type { LeagueEntry } from '@oche/validators/leagues/team';
import { useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { TextAreaField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EveningFields } from './evening-fields.tsx';
import { teamNamesIn } from './team-names.ts';

interface PasteDialogProps {
  division: DivisionSummary;
  known: readonly LeagueEntry[];
  onClose: () => void;
}

/** Many teams at once, from a list of names. Those that can't be entered stay in the field. */
export function PasteDialog({ division, known, onClose }: PasteDialogProps) {
  const texts = useTexts('leagues/setup-teams');
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const create = trpc.leagues.teams.create.useMutation();
  const [typed, setTyped] = useState('');
  const [homeWeekday, setWeekday] = useState('5');
  const [homeTime, setTime] = useState('19:30');
  const [failed, setFailed] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const names = teamNamesIn(typed, known);
  const enter = async () => {
    setIsPending(true);
    setFailed(null);
    const left: string[] = [];
    let why: string | null = null;
    for (const name of names) {
      try {
        await create.mutateAsync({
          divisionId: division.id,
          name,
          homeWeekday: Number(homeWeekday),
          homeTime,
        });
      } catch (error) {
        left.push(name);
        why = errorText(error);
      }
    }
    await utils.leagues.invalidate();
    setIsPending(false);
    if (why === null) return onClose();
    setTyped(left.join('\n'));
    setFailed(why);
  };
  return (
    <Dialog isOpen onClose={onClose} isBusy={isPending} title={texts.pasteTitle()}>
      <Form
        isPending={isPending}
        error={failed}
        onSubmit={(event) => {
          event.preventDefault();
          if (names.length > 0) void enter();
        }}
      >
        <TextAreaField
          label={texts.names()}
          hint={texts.namesHint({ least: TEAM_NAME_MIN, most: TEAM_NAME_MAX })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Muted role="status">{texts.foundTeams({ count: names.length })}</Muted>
        <FieldRow>
          <EveningFields
            weekday={{ value: homeWeekday, onChange: ({ target }) => setWeekday(target.value) }}
            time={{ value: homeTime, onChange: ({ target }) => setTime(target.value) }}
          />
        </FieldRow>
        <DialogFormActions
          submit={texts.enterAll({ count: names.length })}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
