import { chakra } from '@chakra-ui/react';
import type { WatchLevel } from '@oche/validators/watching/limits';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../button.tsx';
import { levelIcons, levelsOf, type WatchedKind } from './levels.tsx';

interface WatchMenuProps {
  kind: WatchedKind;
  id: number;
  /** what the place is called, where a page has several of these buttons */
  name?: string;
  /** what is in it is on the page up to this number; then it is not new any more */
  seen?: number;
  /** the newest that the member has written there: that can raise the level */
  written?: number;
}

/** A button that shows the level of a place, and a menu to choose another one (ARIA: menu button). */
export function WatchMenu({ kind, id, name, seen, written }: WatchMenuProps) {
  const texts = useTexts('watching');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const place = { kind, id };
  const { data: watch } = trpc.social.watching.get.useQuery(place);
  const set = trpc.social.watching.set.useMutation({
    onMutate: ({ level }) => {
      if (level) utils.social.watching.get.setData(place, { level, from: place });
    },
    onError: (error) => showFailure(error, texts.failed()),
    // what is in it can have another level now
    onSettled: () => utils.social.watching.invalidate(),
  });
  const isOwn = watch?.from?.kind === kind;
  const { mutate: see } = trpc.social.watching.see.useMutation();
  useEffect(() => {
    if (isOwn && seen) see({ kind, id, number: seen });
  }, [isOwn, seen, see, kind, id]);

  const known = useRef(written);
  useEffect(() => {
    if (written === known.current) return;
    known.current = written;
    void utils.social.watching.get.invalidate();
  }, [written, utils]);

  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const level = watch?.level ?? 'normal';
  const Icon = levelIcons[level];

  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const choose = (chosen: WatchLevel) => {
    close();
    set.mutate({ ...place, level: chosen });
  };
  const label = texts.button({ level: texts.levels[level]() });
  return (
    <Root
      ref={root}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={name ? texts.buttonOf({ name, level: texts.levels[level]() }) : label}
        title={texts.about[kind]()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon aria-hidden="true" />
        {texts.levels[level]()}
      </Button>
      {isOpen ? (
        <Menu id={menuId} label={texts.about[kind]()} onClose={close}>
          {levelsOf(kind).map((one) => (
            <Item
              key={one}
              level={one}
              kind={kind}
              isChosen={one === level}
              onChoose={() => choose(one)}
            />
          ))}
          {watch?.from && watch.from.kind !== kind ? (
            <Note>{texts.from[watch.from.kind as 'category' | 'subforum' | 'tag']()}</Note>
          ) : null}
        </Menu>
      ) : null}
    </Root>
  );
}

interface MenuProps {
  id: string;
  label: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** Arrow keys, Home and End walk through it, Escape closes it. It opens to where there is room. */
function Menu({ id, label, onClose, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const items = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
  ];
  useEffect(() => {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    (all.find((item) => item.ariaChecked === 'true') ?? all[0])?.focus();
    const { right } = panel.current?.getBoundingClientRect() ?? { right: 0 };
    setIsAtEnd(right > document.documentElement.clientWidth);
  }, []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (here + 1) % all.length,
      ArrowUp: (here - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Panel
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      data-end={isAtEnd || undefined}
      onKeyDown={walk}
    >
      {children}
    </Panel>
  );
}

interface ItemProps {
  level: WatchLevel;
  kind: WatchedKind;
  isChosen: boolean;
  onChoose: () => void;
}

function Item({ level, kind, isChosen, onChoose }: ItemProps) {
  const texts = useTexts('watching');
  const Icon = levelIcons[level];
  const descriptionId = useId();
  return (
    <ItemButton
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      aria-label={texts.levels[level]()}
      aria-describedby={descriptionId}
      tabIndex={-1}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      <span>
        <strong>{texts.levels[level]()}</strong>
        <Description id={descriptionId}>{textOf(texts, kind, level)}</Description>
      </span>
      {isChosen ? <Check aria-hidden="true" /> : <span />}
    </ItemButton>
  );
}

/** What a level means for this kind of place. */
function textOf(
  texts: ReturnType<typeof useTexts<'watching'>>,
  kind: WatchedKind,
  level: WatchLevel,
) {
  if (kind === 'lounge') return texts.lounge[level === 'tracking' ? 'normal' : level]();
  return kind === 'thread' ? texts.thread[level]() : texts.forum[level]();
}

const Root = chakra('div', { base: { position: 'relative', display: 'inline-block' } });
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'sticky',
    top: 'calc(100% + {spacing.1})',
    insetInlineStart: '0',
    width: '19rem',
    maxWidth: 'calc(100vw - {spacing.8})',
    paddingBlock: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
    '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  },
});
const ItemButton = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) 1.25rem',
    gap: '3',
    width: 'full',
    paddingBlock: '2',
    paddingInline: '4',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    '& svg': { width: '1.25rem', height: '1.25rem', marginTop: '0.125rem' },
  },
});
const Description = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});
const Note = chakra('p', {
  base: {
    marginTop: '1',
    paddingTop: '2',
    paddingInline: '4',
    borderTopWidth: '1px',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
