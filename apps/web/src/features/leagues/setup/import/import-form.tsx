import { chakra } from '@chakra-ui/react';
import type { ImportKind } from '@oche/validators/leagues/limits';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { Textarea } from '../../../../components/form/controls.ts';
import { Field } from '../../../../components/form/field-frame.tsx';
import { CheckboxField } from '../../../../components/form/fields.tsx';
import { Form, FormError } from '../../../../components/form/form.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readText } from './read-file.ts';
import { useImport } from './use-import.ts';

const kinds = [
  'teams',
  'squads',
  'fixtures',
  'results',
  'games',
] as const satisfies readonly ImportKind[];

/** A file or a pasted table, what would become of each line, and then doing that. */
export function ImportForm({ season }: { season: SeasonOutput }) {
  const texts = useTexts('leagues/setup-import');
  const [kind, setKind] = useState<ImportKind>(season.status === 'running' ? 'results' : 'teams');
  return (
    <Stack gap="5">
      <ChoiceRow
        name="import-kind"
        legend={texts.what()}
        checkedValue={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
        options={kinds.map((value) => ({ value, label: texts.kinds[value]() }))}
      />
      {/* each has a text of its own, which stays while another one is looked at */}
      <OneKind key={kind} season={season} kind={kind} />
    </Stack>
  );
}

function OneKind({ season, kind }: { season: SeasonOutput; kind: ImportKind }) {
  const texts = useTexts('leagues/setup-import');
  const { csv, setCsv, replace, setReplace, ...running } = useImport(season.id, kind);
  const { preview, problem, isChecking, isRunning } = running;
  const canReplace = kind === 'fixtures' && season.status === 'planned';
  return (
    <Stack gap="5">
      <Form
        isPending={isChecking}
        onSubmit={(event) => {
          event.preventDefault();
          running.check();
        }}
      >
        <Muted>{texts.columns[kind]()}</Muted>
        <Field label={texts.file()} hint={texts.fileHint()}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={async ({ target }) => {
                const [file] = target.files ?? [];
                if (file) setCsv(await readText(file));
                // the same file can be chosen again when it has been changed
                target.value = '';
              }}
            />
          )}
        </Field>
        <Field label={texts.paste()} error={problem}>
          {(control) => (
            <Lines
              {...control}
              rows={8}
              wrap="off"
              value={csv}
              placeholder={texts.examples[kind]()}
              spellCheck={false}
              onChange={({ target }) => setCsv(target.value)}
            />
          )}
        </Field>
        {canReplace ? (
          <CheckboxField
            label={texts.replace()}
            hint={texts.replaceHint()}
            checked={replace}
            onChange={({ target }) => setReplace(target.checked)}
          />
        ) : null}
        <Button
          type="submit"
          justifySelf="start"
          disabled={csv.trim() === '' || isChecking}
          aria-busy={isChecking}
        >
          {isChecking ? texts.checking() : texts.check()}
        </Button>
      </Form>
      <FormError>{running.failure}</FormError>
      {preview ? (
        <ImportPreview kind={kind} preview={preview} isRunning={isRunning} onRun={running.run} />
      ) : null}
      {running.isOutdated ? <Muted role="status">{texts.outdated()}</Muted> : null}
    </Stack>
  );
}

const Lines = chakra(Textarea, {
  base: { fontFamily: 'mono', fontSize: 'sm', overflowX: 'auto', tabSize: '16' },
});
