import { QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PreparationBar } from '../prepare/preparation-bar.tsx';
import { useTournamentEvents } from '../shared/use-tournament-events.ts';
import { Desk } from './desk.tsx';

const AddDialog = lazyPart(async () => (await import('./add-dialog.tsx')).AddDialog);
const CheckInDialog = lazyPart(async () => (await import('./check-in-dialog.tsx')).CheckInDialog);
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);
const LateOnes = lazyPart(async () => (await import('../late-entries/late-ones.tsx')).LateOnes);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** The desk of the evening: who is there, who has paid, who has not come. */
export function EntriesPage({ id }: { id: number }) {
  const texts = useTexts('tournaments/entries');
  const { title } = useTexts('tournaments');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const [doing, setDoing] = useState<'add' | 'checkIn' | 'invite' | 'import' | null>(null);
  useTournamentEvents(tournament);
  const close = () => setDoing(null);
  const { name, can, status } = tournament;
  const isBefore = status === 'draft' || status === 'upcoming';
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: title(), to: '/tournaments' },
          { label: shorten(name, 32), to: `/tournaments/${id}` },
          { label: texts.title() },
        ]}
        title={texts.title()}
        lead={name}
        actions={
          can.edit ? (
            <>
              {tournament.isInvitedOnly ? (
                <Button variant="outline" onClick={() => setDoing('invite')}>
                  {texts.invite.open()}
                </Button>
              ) : null}
              {tournament.checkInOpensAt !== null && tournament.status === 'upcoming' ? (
                <Button variant="outline" onClick={() => setDoing('checkIn')}>
                  <QrCode aria-hidden="true" />
                  {texts.checkInCode()}
                </Button>
              ) : null}
              <Button variant="outline" onClick={() => setDoing('import')}>
                {texts.csv.open()}
              </Button>
              <Button shape="wedge" onClick={() => setDoing('add')}>
                <UserPlus aria-hidden="true" />
                {texts.add.open()}
              </Button>
            </>
          ) : undefined
        }
      />
      {isBefore && can.edit ? <PreparationBar tournament={tournament} /> : null}
      {tournament.status === 'active' && can.edit ? <LateOnes tournament={tournament} /> : null}
      <Desk tournament={tournament} onAdd={() => setDoing('add')} />
      {doing === 'add' ? <AddDialog tournament={tournament} onClose={close} /> : null}
      {doing === 'checkIn' ? <CheckInDialog tournament={tournament} onClose={close} /> : null}
      {doing === 'import' ? <ImportDialog tournament={tournament} onClose={close} /> : null}
      {doing === 'invite' ? <InviteDialog id={id} onClose={close} /> : null}
    </Page>
  );
}
