import { chakra } from '@chakra-ui/react';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { ReactionGlyph } from './glyphs.tsx';

interface ReactionCountsProps {
  reactions: readonly { kind: ReactionKind; count: number }[];
  /** how many members called it good */
  members: number;
}

/** What readers said of a post without words, where it is only listed. */
export function ReactionCounts({ reactions, members }: ReactionCountsProps) {
  const { reactions: texts } = useTexts('forum/reading');
  const { locale } = useUi();
  return (
    <Row>
      {reactions.map(({ kind, count }) => (
        <span key={kind} title={texts.kinds[kind]()}>
          <ReactionGlyph kind={kind} />
          <span aria-hidden="true">{numberFormat(locale).format(count)}</span>
          <VisuallyHidden>{texts.count({ name: texts.kinds[kind](), count })}</VisuallyHidden>
        </span>
      ))}
      <small>{texts.members({ count: members })}</small>
    </Row>
  );
}

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginTop: '1',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'number' },
    '& > small': { textStyle: 'small' },
  },
});
