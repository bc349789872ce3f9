import { adminUpdateTournamentInput } from '@oche/validators/admin/lists';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import * as z from 'zod/mini';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { typedPrice } from '../../../components/form/number-text.ts';
import { typedNumber } from '../../../components/form/typed-number.ts';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EditDialog } from '../things/edit-dialog.tsx';
import { ReasonField } from '../things/reason-field.tsx';
import { useCorrected } from '../things/use-corrected.ts';

const { data: known } = adminUpdateTournamentInput.shape;
const schema = z.extend(adminUpdateTournamentInput, {
  data: z.extend(known, {
    entryFee: typedNumber(known.shape.entryFee),
    prizePool: typedNumber(known.shape.prizePool),
  }),
});

interface EditTournamentProps {
  id: number;
  onClose: () => void;
}

export function EditTournament({ id, onClose }: EditTournamentProps) {
  const { tournaments: texts } = useTexts('admin/lists');
  const query = trpc.tournaments.get.useQuery({ id });
  return (
    <EditDialog title={texts.editTitle()} query={query} onClose={onClose}>
      {(tournament) => <Fields tournament={tournament} onClose={onClose} />}
    </EditDialog>
  );
}

function Fields({ tournament, onClose }: { tournament: TournamentOutput; onClose: () => void }) {
  const texts = useTexts('admin/lists');
  const { tournaments: words } = texts;
  const locale = useLocale();
  const corrected = useCorrected(onClose);
  const update = trpc.admin.tournaments.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      id: tournament.id,
      reason: '',
      data: {
        name: tournament.name,
        description: tournament.description ?? '',
        entryFee: typedPrice(tournament.entryFee, locale),
        prizePool: typedPrice(tournament.prizePool, locale),
        isPublic: tournament.isPublic,
      },
    },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await corrected(values.data.name);
    },
  });
  const { field } = form;
  return (
    <Form {...form.props}>
      <TextField {...field('data.name')} label={words.name()} maxLength={120} />
      <TextAreaField
        {...field('data.description')}
        label={words.description()}
        rows={5}
        maxLength={5000}
        isOptional
      />
      <FieldRow>
        <TextField {...field('data.entryFee')} label={words.entryFee()} inputMode="decimal" />
        <TextField {...field('data.prizePool')} label={words.prizePool()} inputMode="decimal" />
      </FieldRow>
      <CheckboxField {...field('data.isPublic')} label={words.isPublic()} />
      <ReasonField {...field('reason')} />
      {tournament.can.edit ? (
        <TextLink to="/tournaments/$id/edit" params={{ id: String(tournament.id) }}>
          {words.more()}
        </TextLink>
      ) : null}
      <DialogFormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
