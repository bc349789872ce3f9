import type { ImportPreview } from '@oche/validators/leagues/import';
import type { ImportKind } from '@oche/validators/leagues/limits';
import { useMemo, useState } from 'react';
import { useToast } from '../../../../components/toast.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import { draftOf } from '../../../../lib/storage/drafts.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** A file on its way in. What was pasted stays in this tab until it has been taken, whatever happens. */
export function useImport(seasonId: number, kind: ImportKind) {
  const texts = useTexts('leagues/setup-import');
  const { user } = useAuth();
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const draft = useMemo(
    () => draftOf(user?.id ?? '', `league-import:${seasonId}:${kind}`),
    [user?.id, seasonId, kind],
  );
  const [csv, setText] = useState(() => draft.read()?.csv ?? '');
  const [replace, setReplace] = useState(false);
  /** what was checked, with what came of it */
  const [checked, setChecked] = useState<{ input: string; preview: ImportPreview } | null>(null);
  const preview = trpc.leagues.import.preview.useMutation();
  const running = trpc.leagues.import.run.useMutation();

  const file = { seasonId, kind, csv, replace };
  const input = JSON.stringify(file);
  const isCurrent = checked?.input === input;

  const setCsv = (text: string) => {
    setText(text);
    preview.reset();
    running.reset();
    if (text) draft.write({ csv: text });
    else draft.clear();
  };
  const check = async () => {
    const found = await preview.mutateAsync(file);
    setChecked({ input, preview: found });
  };
  const run = async () => {
    if (!checked || !isCurrent) return;
    try {
      const { created, changed, removed } = await running.mutateAsync({
        ...file,
        ground: checked.preview.ground,
      });
      toast.show({
        variant: 'success',
        title: texts.done(),
        description: texts.doneText({ created, changed, removed }),
      });
      await utils.leagues.invalidate();
      // what is left is what needs a hand
      await check();
    } catch (error) {
      // the reader sees at once what would happen now
      if (hasErrorCode(error, 'IMPORT_STALE')) await check();
    }
  };
  const error = preview.error ?? running.error;
  const { message = null, fields } = error ? readError(error) : {};
  return {
    csv,
    setCsv,
    replace,
    setReplace,
    preview: isCurrent ? checked.preview : null,
    /** there was one, for another text */
    isOutdated: checked !== null && !isCurrent && !preview.isPending,
    problem: fields?.csv,
    failure: fields?.csv ? null : message,
    isChecking: preview.isPending,
    isRunning: running.isPending,
    // how it failed is shown where it was asked for
    check: () => void check().catch(() => undefined),
    run: () => void run().catch(() => undefined),
  };
}
