import { chakra } from '@chakra-ui/react';
import { tournamentTypes } from '@oche/validators/tournaments/limits';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { MainFields, OtherFields } from '../form/short-fields.tsx';
import { NEW_SHORT, shortForm } from '../form/tournament-values.ts';
import { useDeadline } from '../form/use-deadline.ts';
import { useNewTournament } from '../form/use-new-tournament.ts';

/** Those that the dialog offers; the long form has all. */
const GAMES = ['501', '301', 'cricket'] as const;

/** What is folded away. */
const OTHERS = [
  'description',
  'gameFormat',
  'maxParticipants',
  'entryFee',
  'prizePool',
  'registrationDeadline',
] as const;

/** A new tournament in three fields, and more for who wants it. What was typed survives a closed dialog. */
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
  const { errors } = form.formState;
  // the deadline follows the start: without one there is nothing to correct at the other
  const isMoreWrong = OTHERS.some(
    (name) => name in errors && !(name === 'registrationDeadline' && 'startDate' in errors),
  );
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} size="lg" placement="sheet">
      <Form {...form.props}>
        <UnconfirmedNotice text={texts.unconfirmed} />
        <MainFields field={form.field} types={tournamentTypes} />
        <Fold open={isMoreWrong || undefined}>
          <summary>{texts.fold()}</summary>
          <Stack>
            <OtherFields field={form.field} games={GAMES} />
            <TextLink to="/tournaments/new" justifySelf="start">
              {texts.more()}
            </TextLink>
          </Stack>
        </Fold>
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

const Fold = chakra('details', {
  base: {
    layerStyle: 'panel',
    '& summary': { textStyle: 'label', padding: '3', cursor: 'pointer' },
    '& > div': { padding: '3', paddingTop: '1' },
  },
});
