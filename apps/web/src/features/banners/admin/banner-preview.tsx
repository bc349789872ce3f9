import { chakra } from '@chakra-ui/react';
import { type BannerPosition, bannerSizes } from '@oche/validators/banners/limits';
import type { BannerFace } from '@oche/validators/banners/schemas';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { BannerPicture } from '../show/banner-picture.tsx';

type Face = Omit<BannerFace, 'picture'> & { picture: BannerFace['picture'] | null };

const DEVICES = ['wide', 'narrow'] as const;
const THEMES = ['light', 'dark'] as const;
/** How wide the page is that is drawn, in CSS pixels. */
const WIDTHS = { wide: 1120, narrow: 392 };

const isAmong =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((each) => each === value);

/** The banner at its place on a page, by day and by night, with and without room. It is not counted. */
export function BannerPreview({ face }: { face: Face }) {
  const { preview: texts } = useTexts('banner-admin');
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('wide');
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  return (
    <Root aria-label={texts.title()}>
      <Heading size="subheading">{texts.title()}</Heading>
      <Muted>{texts.text()}</Muted>
      <Choices>
        <ChoiceRow
          legend={texts.device()}
          name="preview-device"
          options={DEVICES.map((value) => ({ value, label: texts.devices[value]() }))}
          checkedValue={device}
          onChange={({ target }) => isAmong(DEVICES)(target.value) && setDevice(target.value)}
        />
        <ChoiceRow
          legend={texts.theme()}
          name="preview-theme"
          options={THEMES.map((value) => ({ value, label: texts.themes[value]() }))}
          checkedValue={theme}
          onChange={({ target }) => isAmong(THEMES)(target.value) && setTheme(target.value)}
        />
      </Choices>
      <Shrunk width={WIDTHS[device]}>
        {/* a picture of a page: nothing in it is for pressing */}
        <Sheet className={theme} role="group" aria-label={texts.label()} inert>
          <Drawn face={face} device={device} />
        </Sheet>
      </Shrunk>
    </Root>
  );
}

/** Which banners stand above the page, and which in its side column; all others are at its end. */
const ABOVE: ReadonlySet<BannerPosition> = new Set([
  'header',
  'navigation_bottom',
  'leaderboard_top',
]);

function Drawn({ face, device }: { face: Face; device: 'wide' | 'narrow' }) {
  const { preview: texts } = useTexts('banner-admin');
  const { position, picture } = face;
  const { height } = bannerSizes[position];
  const banner = picture ? (
    <BannerPicture banner={{ ...face, picture }} as={device} />
  ) : (
    <Missing style={{ height: `${height / 16}rem` }}>{texts.noPicture()}</Missing>
  );
  const isAside = position === 'sidebar';
  return (
    <>
      <Bar>
        <i />
        <i />
        <i />
        <i />
      </Bar>
      {ABOVE.has(position) ? banner : null}
      <Columns data-aside={(isAside && device === 'wide') || undefined}>
        <Blocks>
          <b />
          <i />
          <i />
          <i />
        </Blocks>
        {isAside ? <div>{banner}</div> : null}
      </Columns>
      {ABOVE.has(position) || isAside ? null : banner}
    </>
  );
}

/** Draws its content in its own width, and makes it as small as there is room for. */
function Shrunk({ width, children }: { width: number; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Room ref={ref}>
      <div style={{ width, zoom: Math.min(1, room / width) }}>{children}</div>
    </Room>
  );
}

const Root = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', alignContent: 'start' },
});
const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', '& > fieldset': { flex: '1 1 10rem' } },
});
const Room = chakra('div', { base: { overflow: 'hidden', minWidth: '0' } });
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    bg: 'bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    alignItems: 'center',
    height: '12',
    marginInline: '-4',
    marginTop: '-4',
    paddingInline: '4',
    bg: 'board.surround',
    borderBottomWidth: '3px',
    borderBottomColor: 'accent.solid',
    '& i': { width: '16', height: '2', bg: 'board.chalk', opacity: '0.6' },
    '& i:first-of-type': { width: '24', height: '4', opacity: '1' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
});
const Blocks = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& b': { width: '40%', height: '6', bg: 'fg.muted', opacity: '0.5' },
    '& i': { height: '10', bg: 'bg.sunken' },
  },
});
const Missing = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    textStyle: 'label',
    color: 'fg.muted',
  },
});
