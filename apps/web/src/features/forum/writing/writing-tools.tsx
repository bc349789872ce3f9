import { chakra } from '@chakra-ui/react';
import {
  Bold,
  CircleHelp,
  Code,
  Eye,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
} from 'lucide-react';
import { type ComponentType, useLayoutEffect } from 'react';
import { ButtonAnchor, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { usePasting } from '../composing/use-pasting.ts';
import { editFor, type Format } from './format-edit.ts';

interface WritingToolsProps {
  /** in which the field is */
  box: HTMLElement | null;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  /** shows the pictures, and adds those that were pasted or dropped */
  onPictures: ((files?: File[]) => void) | undefined;
}

const FORMATS: readonly (readonly [Format, ComponentType<{ 'aria-hidden': 'true' }>, string?])[] = [
  ['bold', Bold, 'b'],
  ['italic', Italic, 'i'],
  ['link', Link, 'k'],
  ['list', List],
  ['numbers', ListOrdered],
  ['quote', TextQuote],
  ['code', Code, 'e'],
];

/** The buttons that format what is typed, and their keys. */
export function WritingTools({ box, isPreview, onPreview, onPictures }: WritingToolsProps) {
  const { format: texts } = useTexts('forum/writing');
  usePasting(box, onPictures);
  // keys are there as soon as the field is seen: an effect would come later
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const known = FORMATS.find(([, , key]) => key === event.key.toLowerCase());
      if (!isModified || !known || !(event.target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      apply(event.target, known[0]);
    };
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  }, [box]);
  return (
    <Bar role="group" aria-label={texts.tools()}>
      {FORMATS.map(([format, Icon, key]) => (
        <IconButton
          key={format}
          size="sm"
          label={
            key ? texts.withKey({ name: texts[format](), key: key.toUpperCase() }) : texts[format]()
          }
          disabled={isPreview}
          // the text keeps the focus, and a phone its keyboard
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const field = box?.querySelector('textarea');
            if (field) apply(field, format);
          }}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      {onPictures ? (
        <IconButton size="sm" label={texts.pictures()} onClick={() => onPictures()}>
          <ImagePlus aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        size="sm"
        label={texts.preview()}
        aria-pressed={isPreview}
        onClick={() => onPreview(!isPreview)}
      >
        <Eye aria-hidden="true" />
      </IconButton>
      <ButtonAnchor
        href="/help#quoting"
        target="_blank"
        variant="ghost"
        size="sm"
        shape="icon"
        display={{ base: 'none', sm: 'inline-flex' }}
        aria-label={texts.help()}
        title={texts.help()}
      >
        <CircleHelp aria-hidden="true" />
      </ButtonAnchor>
    </Bar>
  );
}

/** Formats what is selected, so that the browser's own undoing works, where it lets us. */
function apply(field: HTMLTextAreaElement, format: Format): void {
  const { value, selectionStart, selectionEnd } = field;
  const edit = editFor(format, { value, start: selectionStart, end: selectionEnd });
  field.focus({ preventScroll: true });
  field.setSelectionRange(edit.from, edit.to);
  if (edit.text === '' || !document.execCommand('insertText', false, edit.text)) {
    field.setRangeText(edit.text, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '0', sm: '0.5' },
    marginInlineStart: '-2',
    '& [aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
