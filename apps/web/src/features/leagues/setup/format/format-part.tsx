import { chakra } from '@chakra-ui/react';
import type { FixtureFormat } from '@oche/darts/leagues/format';
import { outlookOf } from '@oche/darts/leagues/outlook';
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
import { Composer } from './composer.tsx';
import { problemPlaces } from './format-changes.ts';

const isSame = (one: FixtureFormat, other: FixtureFormat) =>
  JSON.stringify(one) === JSON.stringify(other);

/** How fixtures of a season are played: one of the formats that leagues have, or one of its own. */
export function FormatPart({ season }: PartProps) {
  const { format: texts } = useTexts('leagues/setup-format');
  const errorText = useErrorText();
  const { save, isPending } = useSaveSeason(season);
  const [format, setFormat] = useState<FixtureFormat>(season.format);
  const [version, setVersion] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const preset = presetKeys.find((key) => isSame(PRESETS[key], format));
  const places = problemPlaces(format);
  const isPlanned = season.status === 'planned';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(null);
    if (!places.isPlayable) return setFailed(texts.notPlayable());
    await save({ format }).catch((error) => setFailed(errorText(error)));
  };
  return (
    <Section title={texts.title()} text={isPlanned ? texts.text() : texts.fixed()}>
      <Outlook format={format} />
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
          <SaveBar isDirty={!isSame(season.format, format)} isPending={isPending} />
        ) : null}
      </Form>
    </Section>
  );
}

/** What a format means for an evening, at once. */
function Outlook({ format }: { format: FixtureFormat }) {
  const { format: texts } = useTexts('leagues/setup-format');
  const [boards, setBoards] = useState(2);
  const { games, canBeDrawn, minutes, players } = outlookOf(format, boards);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const count =
    games.least === games.most
      ? texts.games({ count: games.most })
      : texts.gamesBetween({ least: games.least, count: games.most });
  return (
    <Words>
      <p role="status">
        {[
          count,
          canBeDrawn ? texts.drawable() : texts.decided(),
          texts.lasts({ time, boards }),
          texts.players({ count: players }),
        ].join(', ')}
      </p>
      <SelectField
        label={texts.boards()}
        value={boards}
        options={[1, 2, 3, 4].map((value) => ({ value: String(value), label: String(value) }))}
        onChange={({ target }) => setBoards(Number(target.value))}
      />
    </Words>
  );
}

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.board.green}',
    '& > p': { flex: '1 1 16rem', textStyle: 'subheading' },
  },
});
