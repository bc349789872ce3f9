import { chakra } from '@chakra-ui/react';
import { DOCUMENT_MEDIA_TYPES, type DocumentType } from '@oche/validators/trust/limits';
import { FileLock2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormError } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { buttonRecipe } from '../../../theme/recipes/button.ts';
import { sendDocument } from './send-document.ts';

interface DocumentButtonProps {
  kind: DocumentType;
  /** what is to be proved, in words */
  name: string;
  label: string;
  onSent: () => unknown;
}

/** Chooses a document and sends it. An error stands below, and the next file can be tried at once. */
export function DocumentButton({ kind, name, label, onSent }: DocumentButtonProps) {
  const texts = useTexts('market/verification');
  const { readError } = useUi();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (file: File) => {
    setIsSending(true);
    setError(null);
    try {
      await sendDocument(kind, file);
      await onSent();
    } catch (failure) {
      setError(readError(failure).message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Root>
      <File
        id={id}
        type="file"
        accept={DOCUMENT_MEDIA_TYPES.join(',')}
        aria-label={texts.chooseFor({ kind: name })}
        disabled={isSending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // the same file can be chosen again after an error
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <Face variant="outline" size="sm" aria-hidden="true">
        <FileLock2 aria-hidden="true" />
        {isSending ? texts.sending() : label}
      </Face>
      <Muted>{texts.formats()}</Muted>
      {error ? <FormError>{error}</FormError> : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    '& input:focus-visible + span': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
});
/* the native control lies invisible above the button, so that keyboard and screen readers get it */
const File = chakra('input', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    top: '0',
    zIndex: '1',
    width: '16rem',
    maxWidth: 'full',
    height: '9',
    opacity: '0',
    cursor: 'pointer',
  },
});

/* only looks like a button; the control is the field above it */
const Face = chakra('span', buttonRecipe);
