import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { byName } from '../../../../components/list/by-name.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { DrawnMatch } from '../../shared/use-run.ts';
import type { DeskPart } from '../parts.ts';

interface MarkerDialogProps extends DeskPart {
  match: DrawnMatch;
  onClose: () => void;
}

const NOBODY = '';

/** Who marks a match: somebody who neither plays nor marks now, or nobody. */
export function MarkerDialog({ match, evening, drawn, actions, onClose }: MarkerDialogProps) {
  const { marker: texts } = useTexts('tournaments/desk');
  const { texts: words } = useUi();
  const { number, id: matchId } = match;
  const now = evening.boards.find(({ call }) => call?.matchId === matchId)?.call?.markerId ?? null;
  const [chosen, setChosen] = useState(String(now ?? NOBODY));
  const busy = new Set<number | 'nobody' | null>([
    ...evening.boards.flatMap(({ call }) => call?.markerId ?? []),
    ...drawn.matches.flatMap(({ status, players }) =>
      status === 'called' || status === 'playing' ? players : [],
    ),
  ]);
  const options = drawn.entrants
    .filter(({ id, hasLeft }) => id === now || !(hasLeft || busy.has(id)))
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => byName(a.label, b.label));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.mark(matchId, chosen === NOBODY ? null : Number(chosen));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title({ number })} size="sm">
      <Form onSubmit={submit} isPending={false} error={null}>
        <SelectField
          label={texts.who()}
          hint={texts.text()}
          value={chosen}
          options={[{ value: NOBODY, label: texts.nobody() }, ...options]}
          onChange={({ target }) => setChosen(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={false} pendingText={words.loading}>
            {texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
