import { type acceptHereInput, gamePin } from '@oche/validators/games/start';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { PasswordField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface ProofProps {
  gameId: number;
  person: Pick<Person, 'id' | 'firstName'>;
  onClose: () => void;
}

/** Somebody who is asked says yes on this device, where another member is signed in and stays so. */
export function ProofDialog({ gameId, person, onClose }: ProofProps) {
  const { proof: texts } = useTexts('games/invitation');
  const [by, setBy] = useState<'pin' | 'password'>('pin');
  const props = { gameId, person, onClose };
  return (
    <Dialog isOpen title={texts.title({ name: person.firstName })} size="sm" onClose={onClose}>
      {by === 'pin' ? <ByPin {...props} /> : <ByPassword {...props} />}
      <Button
        variant="ghost"
        size="sm"
        marginTop="3"
        onClick={() => setBy(by === 'pin' ? 'password' : 'pin')}
      >
        {by === 'pin' ? texts.byPassword() : texts.byPin()}
      </Button>
    </Dialog>
  );
}

function useAccept({ gameId, person, onClose }: ProofProps) {
  const utils = trpc.useUtils();
  const accept = trpc.games.invitation.acceptHere.useMutation();
  return async (proof: z.input<typeof acceptHereInput>['proof']) => {
    await accept.mutateAsync({ gameId, userId: person.id, proof });
    await utils.games.get.invalidate({ gameId });
    onClose();
  };
}

const pinForm = z.object({ pin: gamePin });

function ByPin(props: ProofProps) {
  const { proof: texts } = useTexts('games/invitation');
  const accept = useAccept(props);
  const form = useZodForm(pinForm, { defaultValues: { pin: '' }, onSubmit: accept });
  return (
    <Form {...form.props}>
      <Muted>{texts.pinText()}</Muted>
      <TextField
        {...form.field('pin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        label={texts.pin()}
      />
      <Submit isPending={form.isPending} />
    </Form>
  );
}

const passwordForm = z.object({ password: z.string().check(z.minLength(1, 'required')) });

function ByPassword(props: ProofProps) {
  const { proof: texts } = useTexts('games/invitation');
  const accept = useAccept(props);
  const form = useZodForm(passwordForm, { defaultValues: { password: '' }, onSubmit: accept });
  return (
    <Form {...form.props}>
      <Muted>{texts.passwordText()}</Muted>
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={texts.password()}
      />
      <Submit isPending={form.isPending} />
    </Form>
  );
}

function Submit({ isPending }: { isPending: boolean }) {
  const { proof: texts } = useTexts('games/invitation');
  return (
    <SubmitButton isPending={isPending} pendingText={texts.pending()}>
      {texts.submit()}
    </SubmitButton>
  );
}
