import type { Person } from '@oche/validators/people/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { newValues } from './challenge-values.ts';
import type { QuickTime } from './quick-times.ts';
import { timesFor } from './when.ts';

interface NewChallengeProps {
  time: QuickTime;
  /** username of the member whom it is for; without it, it is for everybody near */
  opponent: string | undefined;
  onClose: () => void;
}

/** The sheet in which somebody says that they fancy a game. */
export function NewChallenge({ time, opponent, onClose }: NewChallengeProps) {
  const { form: texts } = useTexts('challenges');
  const found = trpc.social.people.search.useQuery(
    { query: opponent ?? '', limit: 50 },
    { enabled: opponent !== undefined },
  );
  const person = found.data?.find(({ username }) => username === opponent);
  const title = person ? texts.titleDirect({ name: person.firstName }) : texts.title();
  const isReady = opponent === undefined || person !== undefined;
  return (
    <Dialog isOpen onClose={onClose} title={title} placement="sheet">
      {isReady ? (
        <NewForm time={time} invited={person} onClose={onClose} />
      ) : found.isPending ? (
        <SkeletonText count={6} />
      ) : (
        <p>{texts.unknownOpponent()}</p>
      )}
    </Dialog>
  );
}

interface NewFormProps {
  time: QuickTime;
  invited: Person | undefined;
  onClose: () => void;
}

function NewForm({ time, invited, onClose }: NewFormProps) {
  const { form: texts } = useTexts('challenges');
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.challenges.create.useMutation();
  const [defaults] = useState(() => newValues(timesFor(time, Date.now()), user?.zipCode ?? null));
  return (
    <ChallengeForm
      defaults={defaults}
      isDirect={invited !== undefined}
      submit={invited ? texts.submitDirect() : texts.submit()}
      onCancel={onClose}
      onSend={async (wish) => {
        const input = { ...wish, invitedId: invited?.id };
        const attempt = attemptOf(user?.id ?? '', `challenge:${invited ? fullName(invited) : ''}`);
        const challenge = await create.mutateAsync({
          ...input,
          idempotencyKey: attempt.keyFor(input),
        });
        attempt.succeed();
        utils.challenges.get.setData({ id: challenge.id }, challenge);
        void utils.challenges.listOwn.invalidate();
        await navigate({
          to: '/challenges/$id',
          params: { id: String(challenge.id) },
          replace: true,
        });
      }}
    />
  );
}
