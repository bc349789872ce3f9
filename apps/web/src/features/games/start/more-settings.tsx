import { chakra } from '@chakra-ui/react';
import type { StartOptions } from '@oche/validators/games/start';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { CheckboxField, SelectField, TextField } from '../../../components/form/fields.tsx';
import type { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { setupForm } from './setup-form.ts';

interface MoreSettingsProps {
  form: ReturnType<typeof useZodForm<typeof setupForm>>;
  lounges: StartOptions['lounges'];
  isAlone: boolean;
  /** whether it can be for others than those who play: with a confirmed address */
  isOpen: boolean;
  /** at two boards nothing is asked that needs one */
  isRemote: boolean;
}

/** All that is not usual, folded away; open when something in it is wrong. */
export function MoreSettings({ form, lounges, isAlone, isOpen, isRemote }: MoreSettingsProps) {
  const { more: texts, legs: legsTexts } = useTexts('games/start');
  const [game, isInSets, winByTwo] = form.watch(['game', 'isInSets', 'winByTwo']);
  const { errors } = form.formState;
  const hasError = ['setsCount', 'suddenDeath', 'handicapOwn', 'handicapTheirs'].some(
    (name) => name in errors,
  );
  const rings = (['straight', 'double', 'master'] as const).map((value) => ({
    value,
    label: texts[value](),
  }));
  return (
    <Fold open={hasError || undefined}>
      <summary>{texts.title()}</summary>
      <Fields>
        {game === 'cricket' ? (
          <SelectField
            {...form.field('scoring')}
            label={texts.scoring()}
            options={[
              { value: 'standard', label: texts.standard() },
              { value: 'cutThroat', label: texts.cutThroat() },
            ]}
          />
        ) : (
          <FieldRow>
            <SelectField {...form.field('in')} label={texts.in()} options={rings} />
            <SelectField {...form.field('out')} label={texts.out()} options={rings} />
          </FieldRow>
        )}
        <CheckboxField {...form.field('isInSets')} label={texts.sets()} />
        {isInSets ? (
          <FieldRow>
            <SelectField
              {...form.field('setsKind')}
              label={texts.setsKind()}
              options={[
                { value: 'firstTo', label: legsTexts.firstTo() },
                { value: 'bestOf', label: legsTexts.bestOf() },
              ]}
            />
            <TextField {...form.field('setsCount')} label={texts.setsCount()} inputMode="numeric" />
          </FieldRow>
        ) : null}
        {isAlone ? null : (
          <>
            <CheckboxField {...form.field('winByTwo')} label={texts.winByTwo()} />
            {winByTwo ? (
              <TextField
                {...form.field('suddenDeath')}
                label={texts.suddenDeath()}
                hint={texts.suddenDeathHint()}
                isOptional
                inputMode="numeric"
              />
            ) : null}
            {isRemote ? null : (
              <CheckboxField
                {...form.field('bullBeforeDecider')}
                label={texts.bullBeforeDecider()}
              />
            )}
          </>
        )}
        {isAlone || game === 'cricket' ? null : (
          <FieldRow>
            <TextField
              {...form.field('handicapOwn')}
              label={texts.handicapOwn()}
              isOptional
              inputMode="numeric"
            />
            <TextField
              {...form.field('handicapTheirs')}
              label={texts.handicapTheirs()}
              isOptional
              inputMode="numeric"
            />
          </FieldRow>
        )}
        {isOpen ? (
          <>
            <SelectField
              {...form.field('visibility')}
              label={texts.visibility()}
              options={(['public', 'friends', 'private'] as const).map((value) => ({
                value,
                label: texts[value](),
              }))}
            />
            {isRemote ? null : <PlaceFields form={form} lounges={lounges} />}
          </>
        ) : null}
      </Fields>
    </Fold>
  );
}

const Fold = chakra('details', {
  base: {
    layerStyle: 'panel',
    '& summary': { textStyle: 'label', padding: '3', cursor: 'pointer' },
  },
});
const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', padding: '3', paddingTop: '1' },
});
