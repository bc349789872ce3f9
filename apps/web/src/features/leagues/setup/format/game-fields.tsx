import type { Block } from '@oche/darts/leagues/format';
import { SelectField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { NumberField } from './number-field.tsx';

const STARTS = [301, 501, 701, 801, 1001];
const rings = ['straight', 'double', 'master'] as const;
const races = ['bestOf', 'firstTo', 'all'] as const;
const CRICKET = 'cricket';

interface GameFieldsProps {
  block: Block;
  onChange: (change: Partial<Block>) => void;
}

/** What is thrown in a block, and how many legs. */
export function GameFields({ block, onChange }: GameFieldsProps) {
  const { block: texts } = useTexts('leagues/setup-format');
  const { rules, format } = block;
  const { legs } = format;
  const ringOptions = rings.map((value) => ({ value, label: texts.rings[value]() }));
  return (
    <>
      <SelectField
        label={texts.game()}
        value={rules.game === 'x01' ? rules.start : CRICKET}
        options={[
          ...STARTS.map((start) => ({ value: String(start), label: String(start) })),
          { value: CRICKET, label: texts.cricket() },
        ]}
        onChange={({ target: { value } }) => {
          if (value === CRICKET) onChange({ rules: { game: 'cricket', scoring: 'standard' } });
          else {
            const known =
              rules.game === 'x01' ? rules : ({ in: 'straight', out: 'double' } as const);
            onChange({ rules: { ...known, game: 'x01', start: Number(value) } });
          }
        }}
      />
      {rules.game === 'x01' ? (
        <>
          <SelectField
            label={texts.in()}
            value={rules.in}
            options={ringOptions}
            onChange={({ target }) =>
              onChange({
                rules: { ...rules, in: rings.find((one) => one === target.value) ?? 'straight' },
              })
            }
          />
          <SelectField
            label={texts.out()}
            value={rules.out}
            options={ringOptions}
            onChange={({ target }) =>
              onChange({
                rules: { ...rules, out: rings.find((one) => one === target.value) ?? 'double' },
              })
            }
          />
        </>
      ) : null}
      <SelectField
        label={texts.mode()}
        value={legs.kind}
        options={races.map((value) => ({ value, label: texts.races[value]() }))}
        onChange={({ target }) => {
          const kind = races.find((one) => one === target.value) ?? 'bestOf';
          // somebody has to win a best of
          const count = kind === 'bestOf' && legs.count % 2 === 0 ? legs.count + 1 : legs.count;
          onChange({ format: { ...format, legs: { kind, count } } });
        }}
      />
      <NumberField
        label={texts.legs()}
        value={legs.count}
        min={1}
        max={25}
        onValue={(count) => onChange({ format: { ...format, legs: { ...legs, count } } })}
      />
    </>
  );
}
