import { chakra } from '@chakra-ui/react';
import type { Evening } from '@oche/validators/bookings/schemas';
import { type Map as LeafletMap, popup as popupOf } from 'leaflet';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { RatingStars } from '../../../../components/rating/rating-stars.tsx';
import { Figure } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { BookLink } from '../book-link.tsx';
import { useOfferPrice } from '../offer.ts';
import type { Pin } from './use-markers.ts';

interface VenuePopupProps {
  map: LeafletMap;
  pin: Pin;
  /** the evening that is searched; null if any time will do */
  evening: Evening | null;
  /** @param hadFocus whether the focus was in the popup */
  onClose: (hadFocus: boolean) => void;
}

/** Shown when a pin is pressed. Leaflet owns the frame, and React renders its content. */
export function VenuePopup({ map, pin, evening, onClose }: VenuePopupProps) {
  const texts = useTexts('venues');
  const { time } = useTexts('venues/directory');
  const { locale, texts: words } = useUi();
  const priceOf = useOfferPrice();
  const [content] = useState(() => document.createElement('div'));
  const close = useRef(onClose);
  const { latitude, longitude, lounge } = pin;
  const { offer } = lounge;
  const params = { id: String(lounge.id) };
  const price = offer
    ? priceOf(offer)
    : { amount: euroText(lounge.priceFrom, locale), unit: texts.price.perHour() };
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const popup = popupOf({
      closeButton: false,
      minWidth: 220,
      maxWidth: 280,
      offset: [0, -34],
      // the page itself handles Escape, wherever the focus is
      closeOnEscapeKey: false,
    })
      .setLatLng([latitude, longitude])
      .setContent(content)
      .openOn(map);
    // while it fades out it may have the focus; with less motion it is gone, and the body has it
    const tell = () => {
      const { activeElement } = document;
      close.current(activeElement === document.body || content.contains(activeElement));
    };
    popup.on('remove', tell);
    content.querySelector('a')?.focus({ preventScroll: true });
    return () => {
      popup.off('remove', tell);
      popup.remove();
    };
  }, [map, content, latitude, longitude]);

  return createPortal(
    <Card
      role="dialog"
      aria-label={lounge.name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') map.closePopup();
      }}
    >
      <Text>
        <Name>
          <TextLink to="/venues/$id" params={params}>
            {lounge.name}
          </TextLink>
        </Name>
        <p>{lounge.city}</p>
        <p>
          <RatingStars rating={lounge.rating} />
        </p>
        {offer ? <Free>{time.free({ count: offer.freeBoards })}</Free> : null}
        <Foot>
          <p>
            <Figure fontSize="lg">{price.amount}</Figure> <Unit>{price.unit}</Unit>
          </p>
          <BookLink loungeId={lounge.id} offer={offer} evening={evening} />
        </Foot>
      </Text>
      <IconButton label={words.close} size="sm" onClick={() => map.closePopup()}>
        <X aria-hidden="true" />
      </IconButton>
    </Card>,
    content,
  );
}

const Card = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1', padding: '2' },
});
const Text = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gap: '0.5',
    padding: '1.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& p': { margin: '0' },
  },
});
const Free = chakra('p', { base: { fontWeight: 'semibold', color: 'positive' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    marginTop: '1',
  },
});
const Unit = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Name = chakra('p', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
