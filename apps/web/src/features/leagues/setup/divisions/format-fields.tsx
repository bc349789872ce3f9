import type { FixtureFormat } from '@oche/darts/leagues/format';
import { presetKeys } from '@oche/darts/leagues/presets';
import { useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { Composer } from '../format/composer.tsx';
import type { problemPlaces } from '../format/format-changes.ts';
import { FormatOutlook } from '../format/format-outlook.tsx';
import { presetOf } from '../format/known-formats.ts';
import type { useDivisionFormat } from './use-division-format.ts';

interface FormatFieldsProps {
  ofSeason: FixtureFormat;
  chosen: ReturnType<typeof useDivisionFormat>;
  places: ReturnType<typeof problemPlaces>;
}

/**
 * How a division plays: one of the formats that leagues have, with what it means, or one that is composed from it. What
 * that means stays in sight with the dialog's buttons.
 */
export function FormatFields({ ofSeason, chosen, places }: FormatFieldsProps) {
  const { divisions: texts } = useTexts('leagues/setup');
  const { format: formats } = useTexts('leagues/setup-format', 'leagues/setup');
  const select = useRef<HTMLSelectElement>(null);
  const { choice, format, hasComposed, version, choose, change, compose } = chosen;
  const preset = presetOf(ofSeason);
  const isOwn = choice === 'own';
  return (
    <Stack gap="4">
      <SelectField
        ref={select}
        label={formats.preset()}
        value={choice}
        options={[
          {
            value: 'season',
            label: texts.asSeason({ format: preset ? formats.presets[preset]() : formats.own() }),
          },
          ...(hasComposed ? [{ value: 'own', label: formats.own() }] : []),
          ...presetKeys.map((value) => ({ value, label: formats.presets[value]() })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {isOwn ? (
        <Composer key={version} format={format} places={places} onChange={change} />
      ) : (
        <>
          <FormatOutlook format={format} />
          <Button
            variant="outline"
            size="sm"
            justifySelf="start"
            onClick={() => {
              compose();
              // the button goes
              select.current?.focus();
            }}
          >
            {texts.compose()}
          </Button>
        </>
      )}
    </Stack>
  );
}
