import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import type { PartProps } from '../part-props.ts';
import { useSaveSeason } from '../season/use-save-season.ts';
import { Offences } from './offences.tsx';
import type { RulePartProps } from './rule-part-props.ts';
import { RulePresets } from './rule-presets.tsx';
import {
  type RuleErrors,
  type RuleName,
  type RuleValues,
  rulesFrom,
  rulesOf,
  type Topic,
  topicKeys,
  valuesOfRules,
} from './rule-values.ts';
import { TieBreaks } from './tie-breaks.tsx';

/** What a league decides beside how a fixture is played, folded by topic. */
export function RulesPart({ season }: PartProps) {
  const texts = useTexts('leagues/setup-rules');
  const locale = useLocale();
  const errorText = useErrorText();
  const { save, isPending } = useSaveSeason(season);
  const [values, setValues] = useState(() => valuesOfRules(season.rules, locale));
  const [saved, setSaved] = useState(values);
  const [errors, setErrors] = useState<RuleErrors>({});
  const [failed, setFailed] = useState<string | null>(null);
  const isOver = season.status === 'over';
  const change = (changed: Partial<RuleValues>) => setValues({ ...values, ...changed });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(null);
    const made = rulesFrom(values);
    setErrors('errors' in made ? made.errors : {});
    if ('errors' in made) return setFailed(texts.wrong());
    await save({ rules: made.rules }).then(
      () => setSaved(values),
      (error) => setFailed(errorText(error)),
    );
  };
  const part = { values, errors, onChange: change };
  return (
    <Section title={texts.title()} text={texts.text()}>
      <Form isPending={isPending || isOver} error={failed} onSubmit={(event) => void send(event)}>
        {isOver ? null : <RulePresets values={values} onChange={change} />}
        <div>
          <Fold title={texts.topics.table()} isOpen>
            <TieBreaks {...part} />
            <Narrow>
              <ChoiceRow
                legend={texts.withdrawal()}
                name="withdrawal"
                checkedValue={values.withdrawal}
                options={[
                  { value: 'annulled', label: texts.withdrawals.annulled() },
                  { value: 'kept', label: texts.withdrawals.kept() },
                ]}
                onChange={({ target }) =>
                  change({ withdrawal: target.value === 'kept' ? 'kept' : 'annulled' })
                }
              />
            </Narrow>
          </Fold>
          {topicKeys.map((topic) => (
            <Fold
              key={topic}
              title={texts.topics[topic]()}
              isWrong={rulesOf(topic).some(([name]) => errors[name])}
            >
              <Answers topic={topic} {...part} />
              {topic === 'registrations' ? <Ban {...part} /> : null}
            </Fold>
          ))}
          <Fold
            title={texts.topics.consequences()}
            isWrong={Object.keys(errors).some((name) => name.includes('.'))}
          >
            <Offences {...part} />
          </Fold>
        </div>
        {isOver ? null : <SaveBar isDirty={values !== saved} isPending={isPending} />}
      </Form>
    </Section>
  );
}

function Answers({ topic, values, errors, onChange }: RulePartProps & { topic: Topic }) {
  const texts = useTexts('leagues/setup-rules');
  const { answers } = values;
  const set = (name: RuleName, value: string | boolean) =>
    onChange({ answers: { ...answers, [name]: value } });
  const rules = rulesOf(topic);
  return (
    <>
      <Grid>
        {rules.map(([name, rule]) =>
          rule.kind === 'count' ? (
            <TextField
              key={name}
              label={texts.rules[name]()}
              hint={rule.isOptional ? texts.noLimit() : undefined}
              inputMode="numeric"
              error={errors[name]}
              value={String(answers[name])}
              onChange={({ target }) => set(name, target.value)}
            />
          ) : null,
        )}
      </Grid>
      {rules.map(([name, rule]) =>
        rule.kind === 'flag' ? (
          <CheckboxField
            key={name}
            label={texts.rules[name]()}
            checked={answers[name] === true}
            onChange={({ target }) => set(name, target.checked)}
          />
        ) : null,
      )}
    </>
  );
}

function Ban({ values: { ban }, errors, onChange }: RulePartProps) {
  const texts = useTexts('leagues/setup-rules');
  return (
    <Grid>
      <SelectField
        label={texts.ban()}
        value={ban.unit}
        options={(['none', 'rounds', 'weeks'] as const).map((value) => ({
          value,
          label: texts.bans[value](),
        }))}
        onChange={({ target: { value } }) =>
          onChange({
            ban: { ...ban, unit: value === 'rounds' || value === 'weeks' ? value : 'none' },
          })
        }
      />
      {ban.unit === 'none' ? null : (
        <TextField
          label={texts.banCount[ban.unit]()}
          inputMode="numeric"
          error={errors.ban}
          value={ban.count}
          onChange={({ target }) => onChange({ ban: { ...ban, count: target.value } })}
        />
      )}
    </Grid>
  );
}

interface FoldProps {
  title: string;
  isOpen?: boolean;
  /** opens it, as what is wrong has to be seen */
  isWrong?: boolean;
  children: ReactNode;
}

function Fold({ title, isOpen = false, isWrong = false, children }: FoldProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <Folded
      open={isShown || isWrong}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div>{children}</div>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    _first: { borderTopWidth: '1px' },
    '& > summary': { paddingBlock: '3', textStyle: 'label', cursor: 'pointer' },
    '& > div': { display: 'grid', gap: '4', paddingBottom: '5' },
  },
});
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    columnGap: '6',
    rowGap: '4',
    alignItems: 'start',
  },
});
const Narrow = chakra('div', { base: { maxWidth: '34rem' } });
