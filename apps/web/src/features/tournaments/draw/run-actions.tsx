import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { ListOrdered, Play, Shuffle, SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useDrawn, useSettled } from '../shared/use-run.ts';
import { OutdatedNotice } from './outdated-notice.tsx';

const DrawDialog = lazyPart(async () => (await import('./draw-dialog.tsx')).DrawDialog);
const FormatsDialog = lazyPart(
  async () => (await import('../formats/formats-dialog.tsx')).FormatsDialog,
);

/** How an evening gets going: draw, draw again, start; and from then on its desk. */
export function RunActions({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/run');
  const formats = useTexts('tournaments/formats');
  const toast = useToast();
  const settled = useSettled();
  const { matches } = useDrawn(tournament);
  const [doing, setDoing] = useState<'draw' | 'start' | 'formats' | null>(null);
  const { id, status, can } = tournament;
  const isBefore = status === 'draft' || status === 'upcoming';
  const isDrawn = matches.length > 0;
  const start = trpc.tournaments.start.useMutation({
    ...settled,
    onSuccess: () => toast.show({ variant: 'success', title: texts.start.done() }),
  });
  return (
    <>
      {isBefore ? (
        <Button variant={isDrawn ? 'outline' : 'solid'} size="sm" onClick={() => setDoing('draw')}>
          <Shuffle aria-hidden="true" />
          {isDrawn ? texts.draw.again() : texts.draw.open()}
        </Button>
      ) : null}
      {can.start && isDrawn ? (
        <Button variant="accent" size="sm" onClick={() => setDoing('start')}>
          <Play aria-hidden="true" />
          {texts.start.open()}
        </Button>
      ) : null}
      {status === 'cancelled' || status === 'draft' ? null : (
        <ButtonLink
          to="/tournaments/$id/desk"
          params={{ id: String(id) }}
          variant={status === 'active' ? 'accent' : 'outline'}
          size="sm"
        >
          <SquareKanban aria-hidden="true" />
          {texts.desk.open()}
        </ButtonLink>
      )}
      {isDrawn && can.edit ? (
        <Button variant="outline" size="sm" onClick={() => setDoing('formats')}>
          <ListOrdered aria-hidden="true" />
          {formats.open()}
        </Button>
      ) : null}
      <Above>
        <OutdatedNotice tournament={tournament} />
      </Above>
      {doing === 'formats' ? (
        <FormatsDialog tournament={tournament} onClose={() => setDoing(null)} />
      ) : null}
      {doing === 'draw' ? (
        <DrawDialog tournament={tournament} onClose={() => setDoing(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={doing === 'start'}
        onClose={() => setDoing(null)}
        onConfirm={() => start.mutate({ id }, { onSettled: () => setDoing(null) })}
        title={texts.start.title()}
        confirmLabel={texts.start.open()}
        isPending={start.isPending}
      >
        <p>{texts.start.text()}</p>
      </ConfirmDialog>
    </>
  );
}

const Above = chakra('div', {
  base: { order: '1', flexBasis: 'full', _empty: { display: 'none' } },
});
