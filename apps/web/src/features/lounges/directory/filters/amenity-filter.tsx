import { chakra } from '@chakra-ui/react';
import { type Amenity, amenities } from '@oche/validators/lounges/limits';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useVenueSearch } from '../use-venue-search.ts';
import { amenitiesOf, amenitiesParam } from '../venue-search.ts';

/** Filters by what lounges offer; a lounge must have everything that is chosen. */
export function AmenityFilter() {
  const texts = useTexts('venues');
  const { search, change } = useVenueSearch();
  const chosen = amenitiesOf(search.amenities);
  const panelId = useId();
  const { isOpen, setIsOpen, root } = useUnfolded();
  const label = texts.amenitiesLabel();

  const toggle = (amenity: Amenity) => {
    const next = chosen.includes(amenity)
      ? chosen.filter((each) => each !== amenity)
      : [...chosen, amenity];
    change({ amenities: amenitiesParam(next) });
  };

  return (
    <Root ref={root}>
      <Button
        variant="outline"
        width="full"
        justifyContent="space-between"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen.length > 0 ? `${label} (${chosen.length})` : label}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Panel id={panelId} role="group" aria-label={label} hidden={!isOpen}>
        {amenities.map((amenity) => {
          const isOn = chosen.includes(amenity);
          return (
            <Choice key={amenity} type="button" aria-pressed={isOn} onClick={() => toggle(amenity)}>
              <Check aria-hidden="true" />
              {texts.amenities[amenity]()}
            </Choice>
          );
        })}
      </Panel>
    </Root>
  );
}

/** Closes on Escape, and when the focus or a click goes elsewhere. */
function useUnfolded() {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, root };
}

const Root = chakra('div', {
  base: { display: { base: 'contents', md: 'block' }, position: { md: 'relative' } },
});
const Panel = chakra('div', {
  base: {
    position: { md: 'absolute' },
    insetInlineEnd: '0',
    top: 'calc(100% + {spacing.1})',
    zIndex: 'overlay',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, max-content)' },
    gap: '1',
    padding: '2',
    gridColumn: '1 / -1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    boxShadow: { md: 'overlay' },
    '&[hidden]': { display: 'none' },
  },
});
const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'sm',
    textStyle: 'small',
    textAlign: 'start',
    cursor: 'pointer',
    hyphens: 'auto',
    '& svg': { flexShrink: '0', width: '4', height: '4', visibility: 'hidden' },
    _hover: { bg: 'bg.sunken' },
    _pressed: { fontWeight: 'semibold', bg: 'bg.sunken', '& svg': { visibility: 'visible' } },
  },
});
