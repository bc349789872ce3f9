import type { FixtureFormat } from '@oche/darts/leagues/format';
import { PRESETS, presetKeys } from '@oche/darts/leagues/presets';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import type { PartProps } from '../part-props.ts';
import { useSaveSeason } from '../season/use-save-season.ts';
import { Composer, isComposed } from './composer.tsx';
import { problemPlaces } from './format-changes.ts';
import { FormatOutlook } from './format-outlook.tsx';
import { isSameFormat, presetOf } from './known-formats.ts';

/** How fixtures of a season are played: one of the formats that leagues have, or one of its own. */
export function FormatPart({ season }: PartProps) {
  const { format: texts } = useTexts('leagues/setup-format');
  const errorText = useErrorText();
  const { save, isPending } = useSaveSeason(season);
  const [format, setFormat] = useState<FixtureFormat>(season.format);
  const [version, setVersion] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const preset = presetOf(format);
  const places = problemPlaces(format);
  const isPlanned = season.status === 'planned';
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(null);
    if (!isComposed(places, event.currentTarget)) return setFailed(texts.notPlayable());
    await save({ format }).catch((error) => setFailed(errorText(error)));
  };
  return (
    <Section title={texts.title()} text={isPlanned ? texts.text() : texts.fixed()}>
      <FormatOutlook format={format} />
      <Form
        isPending={isPending || !isPlanned}
        error={failed}
        onSubmit={(event) => void send(event)}
      >
        <SelectField
          label={texts.preset()}
          value={preset ?? ''}
          maxWidth="34rem"
          options={[
            ...(preset ? [] : [{ value: '', label: texts.own() }]),
            ...presetKeys.map((value) => ({ value, label: texts.presets[value]() })),
          ]}
          onChange={({ target }) => {
            const key = presetKeys.find((one) => one === target.value);
            if (!key) return;
            setFormat(PRESETS[key]);
            // its blocks are others, so what was typed in the fields of those before is over
            setVersion(version + 1);
          }}
        />
        <Composer key={version} format={format} places={places} onChange={setFormat} />
        {isPlanned ? (
          <SaveBar isDirty={!isSameFormat(season.format, format)} isPending={isPending} />
        ) : null}
      </Form>
    </Section>
  );
}
