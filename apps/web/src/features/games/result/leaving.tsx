import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useResultAction } from './use-result-action.ts';

/** Giving a game up, or calling it off. */
export function Leaving({ gameId }: { gameId: number }) {
  const { resigning, abandoning } = useTexts('games/result');
  const { data: result } = trpc.games.result.get.useQuery({ gameId });
  const act = useResultAction(gameId);
  const [asked, setAsked] = useState<'resign' | 'abandon' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {result?.can.resign ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('resign')}>
          {resigning.open()}
        </Button>
      ) : null}
      {result?.can.abandon ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('abandon')}>
          {abandoning.open()}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'resign'}
        onClose={close}
        onConfirm={() => act.resign({ gameId }, { onSettled: close })}
        title={resigning.title()}
        confirmLabel={resigning.open()}
        isDestructive
        isPending={act.isPending}
      >
        {resigning.text()}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'abandon'}
        onClose={close}
        onConfirm={() => act.abandon({ gameId }, { onSettled: close })}
        title={abandoning.title()}
        confirmLabel={abandoning.submit()}
        keepLabel={abandoning.keep()}
        isDestructive
        isPending={act.isPending}
      >
        {abandoning.text()}
      </ConfirmDialog>
    </>
  );
}
