import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { ClipboardList, Copy, PanelsTopLeft, Pencil, Repeat } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OrganisersBar } from '../shared/organisers-bar.tsx';

const BoardsDialog = lazyPart(async () => (await import('./boards-dialog.tsx')).BoardsDialog);
const RunActions = lazyPart(async () => (await import('../draw/run-actions.tsx')).RunActions);
const PreparationBar = lazyPart(
  async () => (await import('../prepare/preparation-bar.tsx')).PreparationBar,
);
const CopyDialog = lazyPart(async () => (await import('../series/copy-dialog.tsx')).CopyDialog);
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** What organisers do: publish, draw and start, edit, the list of participants, and calling it off. */
export function OrganiserBar({ tournament }: { tournament: TournamentOutput }) {
  const { run: texts } = useTexts('tournaments/page');
  const { copy } = useTexts('tournaments/series');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const [doing, setDoing] = useState<'cancel' | 'boards' | 'copy' | null>(null);
  const close = () => setDoing(null);
  const { id, can } = tournament;
  const publish = trpc.tournaments.publish.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.published() }),
    onError: (error) => showFailure(error, texts.publishFailed()),
    onSettled: () => tournaments.invalidate(),
  });
  if (!can.organise) return null;
  const params = { id: String(id) };
  const isBefore = tournament.status === 'draft' || tournament.status === 'upcoming';
  return (
    <>
      {isBefore && can.edit ? (
        <Preparing>
          <PreparationBar tournament={tournament} />
        </Preparing>
      ) : null}
      <OrganisersBar title={texts.label()}>
        {can.publish ? (
          <Button
            variant="accent"
            shape="wedge"
            disabled={publish.isPending}
            aria-busy={publish.isPending}
            onClick={() => publish.mutate({ id })}
          >
            {texts.publish()}
          </Button>
        ) : null}
        <RunActions tournament={tournament} />
        <ButtonLink to="/tournaments/$id/entries" params={params} variant="outline" size="sm">
          <ClipboardList aria-hidden="true" />
          {texts.entries()}
        </ButtonLink>
        {can.edit ? (
          <ButtonLink to="/tournaments/$id/edit" params={params} variant="outline" size="sm">
            <Pencil aria-hidden="true" />
            {texts.edit()}
          </ButtonLink>
        ) : null}
        {can.bookBoards ? (
          <Button variant="outline" size="sm" onClick={() => setDoing('boards')}>
            {texts.boards()}
          </Button>
        ) : null}
        <Button variant="outline" size="sm" onClick={() => setDoing('copy')}>
          <Copy aria-hidden="true" />
          {copy.action()}
        </Button>
        {tournament.series ? null : (
          <ButtonLink
            to="/tournaments/series"
            search={{ new: '1', from: id }}
            variant="outline"
            size="sm"
          >
            <Repeat aria-hidden="true" />
            {copy.toSeries()}
          </ButtonLink>
        )}
        <ButtonLink
          to="/account/$section"
          params={{ section: 'widgets' }}
          search={{ kind: 'bracket', subject: `/tournaments/${id}` }}
          variant="outline"
          size="sm"
        >
          <PanelsTopLeft aria-hidden="true" />
          {texts.embed()}
        </ButtonLink>
        {can.cancel ? (
          <Button variant="danger" size="sm" onClick={() => setDoing('cancel')}>
            {texts.cancel()}
          </Button>
        ) : null}
        {doing === 'cancel' ? <CancelDialog id={id} onClose={close} /> : null}
        {doing === 'copy' ? <CopyDialog tournament={tournament} onClose={close} /> : null}
        {doing === 'boards' ? <BoardsDialog tournament={tournament} onClose={close} /> : null}
      </OrganisersBar>
    </>
  );
}

/** Nothing below it moves when it comes. */
const Preparing = chakra('div', { base: { minHeight: '7.25rem' } });
