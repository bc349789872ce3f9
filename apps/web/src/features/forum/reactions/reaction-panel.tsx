import { chakra } from '@chakra-ui/react';
import { REACTION_KINDS, type ReactionKind } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { ReactionGlyph } from './glyphs.tsx';

interface ReactionPanelProps {
  id: string;
  post: Post;
  onReact: (kind: ReactionKind) => void;
  onAsk: (() => void) | undefined;
}

/** The six kinds by sign and name. */
export function ReactionPanel({ id, post, onReact, onAsk }: ReactionPanelProps) {
  const { reactions: texts } = useTexts('forum/reading');
  const own = new Set(post.reactions?.filter(({ isMine }) => isMine).map(({ kind }) => kind));
  return (
    <Panel id={id} label={texts.addTo({ number: post.number })}>
      {REACTION_KINDS.map((kind) => (
        <Kind
          key={kind}
          type="button"
          aria-pressed={own.has(kind)}
          onClick={() => {
            onReact(kind);
          }}
        >
          <ReactionGlyph kind={kind} />
          {texts.kinds[kind]()}
        </Kind>
      ))}
      {onAsk ? (
        <Ask type="button" onClick={onAsk}>
          {texts.who()}
        </Ask>
      ) : null}
    </Panel>
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
