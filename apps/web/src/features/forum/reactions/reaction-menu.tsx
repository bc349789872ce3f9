import { chakra } from '@chakra-ui/react';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ReactionGlyph } from './glyphs.tsx';

const ReactionPanel = lazyPart(async () => (await import('./reaction-panel.tsx')).ReactionPanel);

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
        <ReactionPanel
          id={panelId}
          post={post}
          onReact={(kind) => {
            onReact(kind);
            close();
          }}
          onAsk={
            onAsk &&
            (() => {
              close();
              onAsk();
            })
          }
        />
      ) : null}
    </Root>
  );
}

const Root = chakra('div', { base: { position: 'relative', display: 'inline-block' } });
