import { chakra } from '@chakra-ui/react';
import type { DealAddress, DealOutput } from '@oche/validators/market/deals';
import { Label, Muted } from '../../../components/text.tsx';
import { countryName } from '../../../lib/places/country-name.ts';
import { useDealWords } from './use-deal-words.ts';

interface AddressNoteProps {
  deal: DealOutput;
  address: DealAddress | null;
}

/** Where it goes, as on the parcel. */
export function AddressNote({ deal, address }: AddressNoteProps) {
  const { texts, locale, name } = useDealWords(deal);
  if (!address) return <Muted>{texts.address.wait({ name })}</Muted>;
  const lines = [
    address.name,
    address.street,
    address.extra,
    `${address.zipCode} ${address.city}`,
    address.country === 'DE' ? undefined : countryName(address.country, locale),
  ];
  return (
    <Parcel>
      <Label>{deal.side === 'seller' ? texts.address.sendTo() : texts.address.toYou()}</Label>
      {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
    </Parcel>
  );
}

const Parcel = chakra('address', {
  base: {
    display: 'grid',
    minWidth: '16rem',
    padding: '4',
    bg: 'bg.raised',
    borderInlineStart: '6px solid {colors.board.green}',
    fontStyle: 'normal',
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
  },
});
