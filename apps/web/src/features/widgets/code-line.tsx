import type { Widget } from '@oche/validators/widgets/schemas';
import { useHydrated } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { heightOf } from './heights.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The line for the website. The height is what the widget usually has, so that nothing moves when it comes. */
export const lineOf = (origin: string, widget: Widget, title: string): string =>
  `<script async src="${origin}/widget.js" data-widget="${widget.key}" data-title="${escaped(title)}" data-height="${heightOf(widget)}"></script>`;

/** The line that a webmaster copies. */
export function CodeLine({ widget, title }: { widget: Widget; title: string }) {
  const texts = useTexts('account/open').widgets;
  const toast = useToast();
  const isHydrated = useHydrated();
  const line = lineOf(isHydrated ? window.location.origin : '', widget, title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <div>
      <TextAreaField
        label={texts.line()}
        hint={texts.lineHint()}
        value={line}
        readOnly
        rows={4}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Button size="sm" variant="solid" marginTop="2" onClick={() => void copy()}>
        {texts.copy()}
      </Button>
    </div>
  );
}
