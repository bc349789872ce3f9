import { Copy } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Input } from '../../../../components/form/controls.ts';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** A newly created address, which is shown only this once. */
export function NewAddress({ url }: { url: string }) {
  const texts = useTexts('manage/feeds');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Card as="div" tone="positive" padding="sm">
      <Heading as="h3" size="subheading">
        {texts.created()}
      </Heading>
      <p>{texts.createdText()}</p>
      <FieldRow gridTemplateColumns="minmax(0, 1fr) auto" paddingTop="2" gap="2">
        <Input
          readOnly
          aria-label={texts.created()}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy()}
        </Button>
      </FieldRow>
    </Card>
  );
}
