import type { ChallengeOutput } from '@oche/validators/challenges/schemas';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { valuesOf } from './challenge-values.ts';

interface EditChallengeProps {
  challenge: ChallengeOutput;
  onClose: () => void;
}

/** The same sheet for a challenge that is out already. */
export function EditChallenge({ challenge, onClose }: EditChallengeProps) {
  const { form: texts } = useTexts('challenges');
  const utils = trpc.useUtils();
  const update = trpc.challenges.update.useMutation();
  const [defaults] = useState(() => valuesOf(challenge));
  const { id, lounge, isDirect } = challenge;
  return (
    <Dialog isOpen onClose={onClose} title={texts.titleEdit()} placement="sheet">
      <ChallengeForm
        defaults={defaults}
        lounge={lounge}
        isDirect={isDirect}
        submit={texts.submitEdit()}
        onCancel={onClose}
        onSend={async (wish) => {
          const changed = await update.mutateAsync({ ...wish, id });
          utils.challenges.get.setData({ id }, changed);
          void utils.challenges.listOwn.invalidate();
          onClose();
        }}
      />
    </Dialog>
  );
}
