import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ReleaseBarProps {
  id: number;
  /** how many with a seat are not there */
  missing: number;
  waiting: number;
}

/** Gives the seats of all who have not come to those who wait, at once. */
export function ReleaseBar({ id, missing, waiting }: ReleaseBarProps) {
  const { release: texts, ...page } = useTexts('tournaments/entries');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const release = trpc.tournaments.entries.releaseNoShows.useMutation({
    onSuccess: ({ released, movedUp }) =>
      toast.show({ variant: 'success', title: texts.done({ released, movedUp }) }),
    onError: (error) => showFailure(error, page.failed()),
    onSettled: () => {
      setIsAsking(false);
      return tournaments.invalidate();
    },
  });
  return (
    <Bar>
      <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
        {texts.open({ count: missing })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => release.mutate({ id })}
        title={texts.title({ count: missing })}
        confirmLabel={texts.confirm()}
        isDestructive
        isPending={release.isPending}
      >
        <p>{texts.text({ count: Math.min(missing, waiting) })}</p>
      </ConfirmDialog>
    </Bar>
  );
}

const Bar = chakra('div', { base: { _print: { display: 'none' } } });
