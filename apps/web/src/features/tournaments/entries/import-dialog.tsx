import { chakra } from '@chakra-ui/react';
import type { ImportPreview, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Textarea } from '../../../components/form/controls.ts';
import { Field } from '../../../components/form/field-frame.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface ImportDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** A list from elsewhere: first what is in it and what is wrong, then those lines that are fine. */
export function ImportDialog({ tournament: { id }, onClose }: ImportDialogProps) {
  const { csv: texts } = useTexts('tournaments/entries');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const [csv, setCsv] = useState('');
  const preview = trpc.tournaments.entries.previewImport.useMutation();
  const entering = trpc.tournaments.entries.import.useMutation({
    onSuccess: ({ entered, waiting }) => {
      toast.show({ variant: 'success', title: texts.done({ count: entered + waiting }) });
      void tournaments.invalidate();
      onClose();
    },
  });
  const error = preview.error ?? entering.error;
  const count = preview.data ? preview.data.entered + preview.data.waiting : 0;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} size="lg" placement="sheet">
      <FormError>{error ? readError(error).message : null}</FormError>
      {preview.data ? (
        <Preview preview={preview.data} />
      ) : (
        <>
          <p>{texts.text()}</p>
          <Field label={texts.file()}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv,text/plain"
                onChange={async ({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) setCsv(await file.text());
                }}
              />
            )}
          </Field>
          <Field label={texts.paste()}>
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                value={csv}
                placeholder={'Name;Setzplatz\nMia Sommer;1\nTom Berger;'}
                spellCheck={false}
                onChange={(event) => setCsv(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
      <DialogActions>
        {preview.data ? (
          <>
            <Button variant="ghost" onClick={() => preview.reset()}>
              {texts.again()}
            </Button>
            <Button
              shape="wedge"
              disabled={count === 0 || entering.isPending}
              aria-busy={entering.isPending}
              onClick={() => entering.mutate({ id, csv })}
            >
              {entering.isPending ? texts.pending() : texts.submit({ count })}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              disabled={csv.trim() === '' || preview.isPending}
              aria-busy={preview.isPending}
              onClick={() => preview.mutate({ id, csv })}
            >
              {texts.check()}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface PreviewProps {
  preview: ImportPreview;
  /** how many lines stand before the first one that was typed */
  before?: number;
}

/** Each line with what becomes of it, or what is wrong with it. */
export function Preview({ preview: { lines }, before = 0 }: PreviewProps) {
  const { csv: texts } = useTexts('tournaments/entries');
  const bad = lines.filter(({ problem }) => problem !== null);
  if (lines.length === 0) return <p role="status">{texts.nothing()}</p>;
  return (
    <>
      <Summary role="status">
        <span>{texts.good({ count: lines.length - bad.length })}</span>
        {bad.length > 0 ? <span data-bad>{texts.bad({ count: bad.length })}</span> : null}
      </Summary>
      <Lines>
        {lines.map(({ line, name, players, seed, problem }) => (
          <li key={line} data-bad={problem !== null || undefined}>
            <span>{texts.line({ line: line - before })}</span>
            <strong>{name || players.map((player) => player.name).join(' / ')}</strong>
            <small>
              {problem
                ? texts.problems[problem]()
                : [
                    players.some(({ isMember }) => isMember) ? texts.member() : texts.guest(),
                    seed ? texts.seed({ seed }) : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
            </small>
          </li>
        ))}
      </Lines>
    </>
  );
}

const Summary = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    textStyle: 'subheading',
    '& [data-bad]': { color: 'danger' },
  },
});
const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    maxHeight: '22rem',
    overflowY: 'auto',
    layerStyle: 'wires',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr) auto',
      gap: '3',
      paddingBlock: '1.5',
      paddingInline: '2',
      borderBottomWidth: '1px',
      borderInlineStart: '4px solid {colors.positive.solid}',
      overflowWrap: 'anywhere',
    },
    '& li[data-bad]': { borderInlineStartColor: 'danger.solid', bg: 'danger.subtle' },
    '& span': { textStyle: 'number', color: 'fg.muted' },
    '& small': { textStyle: 'small' },
  },
});
