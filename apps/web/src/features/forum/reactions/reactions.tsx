import { chakra } from '@chakra-ui/react';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { lazy, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ReactionGlyph } from './glyphs.tsx';
import { useReact } from './use-react.ts';

/* who can't react never loads it; who can waits for it together with the tools beside it */
const ReactionMenu = lazy(() =>
  import('./reaction-menu.tsx').then((m) => ({ default: m.ReactionMenu })),
);
const ReactingDialog = lazyPart(async () => (await import('./reacting-dialog.tsx')).ReactingDialog);

interface ReactionsProps {
  post: Post;
  /** whether the reader can say something of it without words */
  canReact: boolean;
}

/**
 * What was said of a post without words. Who can react presses a kind to agree with it, or to take it back; everybody
 * else sees who has reacted.
 */
export function Reactions({ post, canReact }: ReactionsProps) {
  const { reactions: texts } = useTexts('forum/reading');
  const react = useReact(post);
  const [isAsking, setIsAsking] = useState(false);
  const { reactions = [], number } = post;
  const ask = () => setIsAsking(true);
  const nameOf = (kind: ReactionKind) => texts.kinds[kind]();
  return (
    <Bar role="group" aria-label={texts.of({ number })} isWide={reactions.length > 2}>
      {reactions.map(({ kind, count, isMine }) => (
        <Chip
          key={kind}
          type="button"
          title={nameOf(kind)}
          aria-pressed={canReact ? isMine : undefined}
          onClick={() => (canReact ? react(kind) : ask())}
        >
          <ReactionGlyph kind={kind} />
          <VisuallyHidden>{texts.count({ name: nameOf(kind), count })}</VisuallyHidden>
          <Count aria-hidden="true">{count}</Count>
        </Chip>
      ))}
      {canReact ? (
        <ReactionMenu post={post} onReact={react} onAsk={reactions.length > 0 ? ask : undefined} />
      ) : null}
      {isAsking ? <ReactingDialog post={post} onClose={() => setIsAsking(false)} /> : null}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginInline: '3' },
  /* on a phone many leave no room for the tools beside them, which stay together below */
  variants: { isWide: { true: { flexBasis: { base: 'full', sm: 'auto' } } } },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    paddingInline: '2',
    bg: 'bg.sunken',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },
    _pressed: { bg: 'bg.raised', borderColor: 'accent', color: 'accent' },
    _print: { borderColor: 'border.strong' },
  },
});
const Count = chakra('span', { base: { textStyle: 'number', fontSize: 'lg', lineHeight: '1' } });
