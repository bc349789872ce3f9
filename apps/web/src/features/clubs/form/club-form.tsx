import { chakra } from '@chakra-ui/react';
import { CLUB_CITY_MAX, CLUB_NAME_MAX, CLUB_TEXT_MAX } from '@oche/validators/clubs/limits';
import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Label, Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ClubWish {
  name: string;
  city: string;
  description: string;
  founded?: number | undefined;
  loungeId?: number | undefined;
  isPublic: boolean;
}

interface ClubFormProps {
  /** what it says now; without it, it is founded */
  club?: ClubOutput;
  onSend: (wish: ClubWish) => Promise<unknown>;
  onCancel: () => void;
}

/** What a club says of itself. What was typed stays when sending fails. */
export function ClubForm({ club, onSend, onCancel }: ClubFormProps) {
  const { form: texts } = useTexts('clubs');
  const { texts: words, readError } = useUi();
  const [name, setName] = useState(club?.name ?? '');
  const [city, setCity] = useState(club?.city ?? '');
  const [description, setDescription] = useState(club?.description ?? '');
  const [founded, setFounded] = useState(club?.founded ? String(club.founded) : '');
  const [lounge, setLounge] = useState<{ id: number; name: string } | null>(club?.lounge ?? null);
  const [isPublic, setIsPublic] = useState(club?.isPublic ?? true);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { message, fields } = failure ? readError(failure) : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setFailure(null);
    try {
      await onSend({
        name,
        city,
        description,
        founded: founded.trim() === '' ? undefined : Number(founded),
        loungeId: lounge?.id,
        isPublic,
      });
    } catch (error) {
      setFailure(error);
      setIsPending(false);
    }
  };
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      error={fields ? null : (message ?? null)}
    >
      <TextField
        label={texts.name()}
        autoComplete="off"
        required
        maxLength={CLUB_NAME_MAX}
        value={name}
        error={fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.city()}
        autoComplete="address-level2"
        required
        maxLength={CLUB_CITY_MAX}
        value={city}
        error={fields?.city}
        onChange={({ target }) => setCity(target.value)}
      />
      <TextAreaField
        label={texts.description()}
        hint={texts.descriptionHint()}
        isOptional
        rows={4}
        maxLength={CLUB_TEXT_MAX}
        value={description}
        error={fields?.description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <TextField
        label={texts.founded()}
        isOptional
        inputMode="numeric"
        maxLength={4}
        value={founded}
        error={fields?.founded}
        onChange={({ target }) => setFounded(target.value.replace(/\D/g, ''))}
      />
      <Stack gap="1">
        <Label>{texts.lounge()}</Label>
        {lounge ? (
          <Chosen>
            <strong>{lounge.name}</strong>
            <IconButton
              size="sm"
              variant="ghost"
              label={texts.loungeRemove({ name: lounge.name })}
              onClick={() => setLounge(null)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </Chosen>
        ) : (
          <LoungeFinder onFind={setLounge} />
        )}
      </Stack>
      <ChoiceRow
        legend={texts.who()}
        name="club-visibility"
        checkedValue={isPublic ? 'public' : 'closed'}
        options={[
          { value: 'public', label: texts.public() },
          { value: 'closed', label: texts.closed() },
        ]}
        onChange={({ target }) => setIsPublic(target.value === 'public')}
      />
      {club?.news && !isPublic ? <Muted role="status">{texts.closedNews()}</Muted> : null}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SubmitButton isPending={isPending} pendingText={texts.pending()} shape="wedge">
          {club ? texts.save() : texts.create()}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

const Chosen = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInlineStart: '3',
    bg: 'bg.sunken',
    borderInlineStart: '4px solid {colors.accent.solid}',
    overflowWrap: 'anywhere',
  },
});
