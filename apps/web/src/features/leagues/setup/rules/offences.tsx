import { chakra } from '@chakra-ui/react';
import { type Offence, offences } from '@oche/darts/leagues/rules';
import { CheckboxField, TextField } from '../../../../components/form/fields.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { RulePartProps } from './rule-part-props.ts';
import type { RuleValues } from './rule-values.ts';

/** What follows for a team that breaks a rule; each can be undone by officers. */
export function Offences({ values, errors, onChange }: RulePartProps) {
  const texts = useTexts('leagues/setup-rules');
  const change = (offence: Offence, changed: Partial<RuleValues['offences'][Offence]>) =>
    onChange({
      offences: { ...values.offences, [offence]: { ...values.offences[offence], ...changed } },
    });
  return (
    <>
      <Muted>{texts.consequencesText()}</Muted>
      <List>
        {offences.map((offence) => {
          const { points, isLost, fine } = values.offences[offence];
          return (
            <li key={offence}>
              <fieldset>
                <legend>{texts.offences[offence]()}</legend>
                <TextField
                  label={texts.taken()}
                  inputMode="numeric"
                  error={errors[`${offence}.points`]}
                  value={points}
                  onChange={({ target }) => change(offence, { points: target.value })}
                />
                <TextField
                  label={texts.fine()}
                  inputMode="decimal"
                  error={errors[`${offence}.fine`]}
                  value={fine}
                  onChange={({ target }) => change(offence, { fine: target.value })}
                />
                <CheckboxField
                  label={texts.lost()}
                  checked={isLost}
                  onChange={({ target }) => change(offence, { isLost: target.checked })}
                />
              </fieldset>
            </li>
          );
        })}
      </List>
    </>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    gap: '4',
    listStyle: 'none',
    '& fieldset': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '3',
      padding: '3',
      layerStyle: 'panel',
    },
    '& legend': { float: 'left', gridColumn: '1 / -1', textStyle: 'label' },
    '& fieldset > :last-child': { gridColumn: '1 / -1' },
  },
});
