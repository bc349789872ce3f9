import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { TextLink } from '../../../components/link.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ShortFields } from '../form/short-fields.tsx';
import { NEW_SHORT, shortForm } from '../form/tournament-values.ts';
import { useDeadline } from '../form/use-deadline.ts';
import { useNewTournament } from '../form/use-new-tournament.ts';

/** Those that the dialog offers; the long form has all. */
const TYPES = ['single_elimination', 'double_elimination', 'round_robin'] as const;
const GAMES = ['501', '301', 'cricket'] as const;

/** A new tournament in nine fields. What was typed is still there if the dialog was closed. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('tournaments/create');
  const { texts: words } = useUi();
  const { draft, create } = useNewTournament();
  const form = useZodForm(shortForm, {
    defaultValues: { ...NEW_SHORT, ...draft.read() },
    onSubmit: create,
  });
  useDeadline(form, draft.write);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} size="lg" placement="sheet">
      <Form {...form.props}>
        <ShortFields field={form.field} types={TYPES} games={GAMES} />
        <TextLink to="/tournaments/new" justifySelf="start">
          {texts.more()}
        </TextLink>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={form.isPending} pendingText={texts.pending()} shape="wedge">
            {texts.submit()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
