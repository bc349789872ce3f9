import { chakra } from '@chakra-ui/react';
import { REACTION_KINDS, type ReactionKind } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ReactionGlyph } from './glyphs.tsx';

interface ReactionMenuProps {
  post: Post;
  onReact: (kind: ReactionKind) => void;
  /** shows who has reacted, where somebody has */
  onAsk?: () => void;
}

/** A button that offers the six kinds by sign and name. Choosing one, Escape and leaving it close it. */
export function ReactionMenu({ post, onReact, onAsk }: ReactionMenuProps) {
  const { reactions: texts } = useTexts('forum/reading');
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const own = new Set(post.reactions?.filter(({ isMine }) => isMine).map(({ kind }) => kind));
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <Root
      ref={root}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        variant="ghost"
        size="sm"
        paddingInline="2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={texts.addTo({ number: post.number })}
        title={texts.add()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ReactionGlyph kind="bullseye" />
        <span aria-hidden="true">+</span>
      </Button>
      {isOpen ? (
        <Panel id={panelId} label={texts.addTo({ number: post.number })}>
          {REACTION_KINDS.map((kind) => (
            <Kind
              key={kind}
              type="button"
              aria-pressed={own.has(kind)}
              onClick={() => {
                onReact(kind);
                close();
              }}
            >
              <ReactionGlyph kind={kind} />
              {texts.kinds[kind]()}
            </Kind>
          ))}
          {onAsk ? (
            <Ask
              type="button"
              onClick={() => {
                close();
                onAsk();
              }}
            >
              {texts.who()}
            </Ask>
          ) : null}
        </Panel>
      ) : null}
    </Root>
  );
}

interface PanelProps {
  id: string;
  label: string;
  children: React.ReactNode;
}

/** It takes the focus, and opens to where there is room. */
function Panel({ id, label, children }: PanelProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const { right, bottom } = panel.getBoundingClientRect();
    const over = right + 16 - document.documentElement.clientWidth;
    if (over > 0) panel.style.marginInlineStart = `${-over}px`;
    // the lower part of the window may be covered by the form that is docked there
    const dock = getComputedStyle(document.documentElement).getPropertyValue('--dock');
    if (bottom > innerHeight - (Number.parseFloat(dock) || 0)) panel.dataset.above = '';
    panel.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={ref} id={id} aria-label={label}>
      {children}
    </Box>
  );
}

const Root = chakra('div', { base: { position: 'relative', display: 'inline-block' } });
const Box = chakra('fieldset', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    top: 'calc(100% + {spacing.1})',
    insetInlineStart: '0',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    width: { base: '16rem', sm: '27rem' },
    maxWidth: 'calc(100vw - {spacing.8})',
    padding: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
    '&[data-above]': { top: 'auto', bottom: 'calc(100% + {spacing.1})' },
  },
});
const Kind = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '2',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _pressed: { fontWeight: 'semibold', boxShadow: 'inset 3px 0 0 {colors.accent}' },
    '& svg': { width: '1.5rem', height: '1.5rem' },
  },
});
const Ask = chakra('button', {
  base: {
    gridColumn: '1 / -1',
    minHeight: '8',
    marginTop: '1',
    paddingInline: '2',
    textAlign: 'start',
    textStyle: 'small',
    color: 'link',
    textDecoration: 'underline',
    borderTopWidth: '1px',
    cursor: 'pointer',
  },
});
