import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { Button, IconButton } from '../button.tsx';
import { useUi } from '../ui-context.tsx';
import { typeOf } from './accept-file.ts';
import { Bar, Card, FileName, Frame, Preview, Problem, Progress, State } from './parts.tsx';
import type { PendingFile } from './upload-queue.ts';

interface PendingItemProps {
  pending: PendingFile;
  /** false if the list has no room left for it */
  hasRoom: boolean;
  onRetry(): void;
  onRemove(): void;
}

/** A file that is being uploaded, or has failed. */
export function PendingItem({ pending, hasRoom, onRetry, onRemove }: PendingItemProps) {
  const texts = useTexts('uploads');
  const ui = useUi();
  const { file, state, progress, error, mayRetry } = pending;
  const { name } = file;
  const preview = usePreview(file);
  const [isBroken, setIsBroken] = useState(false);
  const hasFailed = state === 'failed';
  return (
    <Card data-failed={hasFailed || undefined}>
      <Frame>
        {preview && !isBroken ? (
          <Preview src={preview} alt="" onError={() => setIsBroken(true)} />
        ) : null}
      </Frame>
      <FileName title={name}>{name}</FileName>
      {hasFailed ? (
        <Problem role="alert">{ui.readError(error).message}</Problem>
      ) : (
        <>
          <Progress
            aria-label={texts.progress({ name })}
            max={1}
            value={progress < 1 ? progress : undefined}
          />
          <State>{stateText(pending, texts)}</State>
        </>
      )}
      <Bar>
        {mayRetry && hasFailed ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.retry({ name })}
            disabled={!hasRoom}
            onClick={onRetry}
          >
            <RotateCcw aria-hidden="true" />
            {ui.texts.retry}
          </Button>
        ) : null}
        <IconButton
          label={hasFailed ? texts.dismiss({ name }) : texts.cancel({ name })}
          marginInlineStart="auto"
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Bar>
    </Card>
  );
}

function stateText(
  { state, progress }: PendingFile,
  texts: ReturnType<typeof useTexts<'uploads'>>,
): string {
  if (state === 'waiting') return texts.waiting();
  return progress < 1 ? texts.sending({ percent: Math.round(progress * 100) }) : texts.processing();
}

/** @returns an address that shows the file; null until it is known, or if the file is no picture */
function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!typeOf(file)) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
