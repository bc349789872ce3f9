import { chakra } from '@chakra-ui/react';
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
import type { Pin } from './use-markers.ts';

interface VenuePopupProps {
  map: LeafletMap;
  pin: Pin;
  /** @param hadFocus whether the focus was in the popup */
  onClose: (hadFocus: boolean) => void;
}

/** Shown when a pin is pressed. Leaflet owns the frame, and React renders its content. */
export function VenuePopup({ map, pin, onClose }: VenuePopupProps) {
  const texts = useTexts('venues');
  const { locale, texts: words } = useUi();
  const [content] = useState(() => document.createElement('div'));
  const close = useRef(onClose);
  const { latitude, longitude, lounge } = pin;
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
          <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
            {lounge.name}
          </TextLink>
        </Name>
        <p>{lounge.city}</p>
        <p>
          <RatingStars rating={lounge.rating} />
        </p>
        <p>
          <Figure fontSize="lg">{euroText(lounge.priceFrom, locale)}</Figure>{' '}
          {texts.price.perHour()}
        </p>
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
const Name = chakra('p', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
