import { chakra } from '@chakra-ui/react';
import type { ShownBanners } from '@oche/validators/banners/schemas';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Container } from '../../../components/card.tsx';
import { BannerArea } from '../../../features/banners/show/banner-area.tsx';
import type { I18n } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { type Place, placeOf } from './places.ts';
import { roomAround } from './room.ts';
import { useShownBanners } from './use-shown-banners.ts';

/** @throws when they can't be loaded, texts included */
export async function loadBanners(i18n: I18n) {
  await i18n.load('banners');
  return Banners;
}

/** The banners of the page that is shown, each drawn into its place. */
function Banners() {
  const { path, places } = useShownBanners();
  return places.map((shown) => (
    // a new look at the same page begins again
    <Placed key={shown.banners[0]?.token ?? shown.position} path={path} {...shown} />
  ));
}

function Placed({ path, position, banners }: { path: string } & ShownBanners['places'][number]) {
  const texts = useTexts('banners');
  const place = placeOf[position];
  const element = usePlace(place, path);
  if (!element) return null;
  const area = <BannerArea banners={banners} />;
  const { above, below } = roomAround[place];
  const space = { paddingTop: `${above}rem`, paddingBottom: `${below}rem` };
  return createPortal(
    place === 'side' ? (
      area
    ) : (
      <Landmark aria-label={texts.places[place]()}>
        {place === 'top' ? (
          <div style={space}>{area}</div>
        ) : (
          <Container style={space}>{area}</Container>
        )}
      </Landmark>
    ),
    element,
  );
}

/** React takes over a page's own place (`LatePlace`) later than the frame around it. */
const SELECTORS: Record<Place, string> = {
  top: '[data-place=top][data-there]',
  end: '[data-place=end]',
  side: '[data-place=side][data-there]',
};

/** The element of a place; a page's own may come later than the page. */
function usePlace(place: Place, path: string): Element | null {
  const [found, setFound] = useState<{ path: string; element: Element } | null>(null);
  useEffect(() => {
    const look = () => {
      const element = document.querySelector(SELECTORS[place]);
      if (element) setFound({ path, element });
      return element !== null;
    };
    if (look()) return;
    const observer = new MutationObserver(() => {
      if (look()) observer.disconnect();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-there'],
    });
    return () => observer.disconnect();
  }, [place, path]);
  return found?.path === path ? found.element : null;
}

const Landmark = chakra('aside', {});
