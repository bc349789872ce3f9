import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { paragraphs } from '../../../lib/plain-text.ts';

interface QuotePreviewProps {
  text: string;
  onRemove: () => void;
}

/** The text that will be quoted, shown above the field for the reply. */
export function QuotePreview({ text, onRemove }: QuotePreviewProps) {
  const { reply: texts } = useTexts('forum/writing');
  return (
    <Root>
      <Words data-long={isLong(text) || undefined}>
        <PlainText content={text} />
      </Words>
      <IconButton label={texts.removeQuote()} size="sm" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}

/** Whether the text is longer than the preview. */
const isLong = (text: string) => text.length > 200 || paragraphs(text).length > 2;

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '4',
    '[data-tight] &': { marginBottom: '2', paddingBlock: '0' },
    padding: '2',
    paddingInlineStart: '3',
    layerStyle: 'sunken',
    borderInlineStart: '3px solid {colors.border.strong}',
  },
});
const Words = chakra('blockquote', {
  base: {
    minWidth: '0',
    maxHeight: '4.5rem',
    '[data-tight] &': { maxHeight: '1.5rem' },
    overflow: 'hidden',
    '&[data-long]': { maskImage: 'linear-gradient(#000 60%, transparent)' },
    textStyle: 'small',
    color: 'fg.muted',
  },
});
