import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { ListOrdered, SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDrawn } from '../shared/use-run.ts';
import { OutdatedNotice } from './outdated-notice.tsx';

const FormatsDialog = lazyPart(
  async () => (await import('../formats/formats-dialog.tsx')).FormatsDialog,
);

/** The desk of an evening, and once it was drawn the legs of its rounds, and what keeps it from beginning. */
export function RunActions({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/run');
  const formats = useTexts('tournaments/formats');
  const { matches } = useDrawn(tournament);
  const [areFormatsOpen, setFormatsOpen] = useState(false);
  const { id, status, can } = tournament;
  const isDrawn = matches.length > 0;
  return (
    <>
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
        <Button variant="outline" size="sm" onClick={() => setFormatsOpen(true)}>
          <ListOrdered aria-hidden="true" />
          {formats.open()}
        </Button>
      ) : null}
      <Above>
        <OutdatedNotice tournament={tournament} />
      </Above>
      {areFormatsOpen ? (
        <FormatsDialog tournament={tournament} onClose={() => setFormatsOpen(false)} />
      ) : null}
    </>
  );
}

const Above = chakra('div', {
  base: { order: '1', flexBasis: 'full', _empty: { display: 'none' } },
});
