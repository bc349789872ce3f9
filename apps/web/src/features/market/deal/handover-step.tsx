import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { Handshake, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Muted } from '../../../components/text.tsx';
import { euroText } from '../../../lib/money.ts';
import { AddressNote } from './address-note.tsx';
import { MeetingNote } from './meeting-note.tsx';
import { Step } from './step.tsx';
import { useDealWords } from './use-deal-words.ts';

const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog);
const MeetingDialog = lazyPart(async () => (await import('./meeting-dialog.tsx')).MeetingDialog);

/** By post or at a lounge: what was agreed on, and what can be proposed. */
export function HandoverStep({ deal }: { deal: DealOutput }) {
  const { texts, locale } = useDealWords(deal);
  const { handover: words } = texts;
  const [open, setOpen] = useState<'address' | 'meeting' | null>(null);
  const close = () => setOpen(null);
  const { can, meeting, address, handover, ships, meets, shippingPrice, status } = deal;
  const isNew = handover === null && meeting === null;
  return (
    <Step number={1} title={words.title()} state={status === 'reserved' ? 'now' : 'done'}>
      {isNew && status === 'reserved' ? (
        <Muted>
          {ships && meets ? words.choose() : ships ? words.shipsOnly() : words.meetsOnly()}
        </Muted>
      ) : null}
      {ships && shippingPrice !== null && handover !== 'lounge' ? (
        <Muted>{words.shippingPrice({ price: euroText(shippingPrice, locale) })}</Muted>
      ) : null}
      {meeting ? <MeetingNote deal={deal} meeting={meeting} /> : null}
      {handover === 'shipping' ? <AddressNote deal={deal} address={address} /> : null}
      <Row>
        {can.giveAddress ? (
          <Button
            size="sm"
            variant={isNew ? 'solid' : 'outline'}
            onClick={() => setOpen('address')}
          >
            <PackageOpen aria-hidden="true" />
            {address ? texts.address.change() : texts.address.give()}
          </Button>
        ) : null}
        {can.propose ? (
          <Button
            size="sm"
            variant={isNew ? 'solid' : 'outline'}
            onClick={() => setOpen('meeting')}
          >
            <Handshake aria-hidden="true" />
            {meeting ? texts.meeting.other() : texts.meeting.propose()}
          </Button>
        ) : null}
      </Row>
      {open === 'address' ? <AddressDialog deal={deal} onClose={close} /> : null}
      {open === 'meeting' ? <MeetingDialog deal={deal} onClose={close} /> : null}
    </Step>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});
