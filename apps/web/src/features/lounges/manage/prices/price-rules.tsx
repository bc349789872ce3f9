import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { FieldNotes } from '../../../../components/form/field-frame.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { TimeField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Label, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { WeekdayBoxes } from '../weekday-boxes.tsx';
import { laterWins, overruledBy } from './later-wins.ts';
import { checkRule, type PriceRuleFields, type RuleErrors } from './prices-schema.ts';

/** It has no days, so it can't be in the way of any other price. */
const NEW_RULE: PriceRuleFields = { weekdays: [], from: '18:00', to: '02:00', price: '' };

interface PriceRulesProps {
  rules: readonly PriceRuleFields[];
  onChange: (rules: PriceRuleFields[]) => void;
  /** what is wrong with each of them since the last attempt to save */
  errors: readonly (RuleErrors | null)[];
  /** key of the message about an error that concerns several rules */
  error: string | undefined;
}

/** Prices that replace the usual one at some times of the week. */
export function PriceRules({ rules, onChange, errors, error }: PriceRulesProps) {
  const texts = useTexts('manage/prices');
  const list = useFocusOnAdded(rules.length);
  const change = (index: number, part: Partial<PriceRuleFields>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  const checked = rules.map((rule) => checkRule(rule).rule);
  return (
    <Section
      title={texts.rulesTitle()}
      text={texts.rulesText()}
      actions={
        <Button size="sm" variant="outline" onClick={() => onChange([...rules, NEW_RULE])}>
          <Plus aria-hidden="true" />
          {texts.addRule()}
        </Button>
      }
    >
      {error ? (
        <div data-form-error tabIndex={-1}>
          <FieldNotes id="price-rules" error={error} hint={undefined} />
        </div>
      ) : null}
      <RuledList ref={list}>
        {rules.map((rule, index) => (
          // the index is a good key: rules have no other, and are edited in place, never sorted
          <Rule
            key={index}
            rule={rule}
            number={index + 1}
            errors={errors[index] ?? {}}
            note={noteOf(checked, index, texts)}
            onChange={(part) => change(index, part)}
            onRemove={() => onChange(rules.filter((_, at) => at !== index))}
          />
        ))}
      </RuledList>
    </Section>
  );
}

/** What a rule does to others: nobody has to avoid overlaps, but everybody is told who wins. */
function noteOf(
  rules: readonly ReturnType<typeof checkRule>['rule'][],
  index: number,
  texts: ReturnType<typeof useTexts<'manage/prices'>>,
): string | null {
  const rule = rules[index];
  if (!rule) return null;
  const later = rules.slice(index + 1).flatMap((each) => each ?? []);
  if (laterWins([rule, ...later]).length === later.length) return texts.ruleCovered();
  const overruled = overruledBy(rules, index).map((at) => texts.rule({ number: at + 1 }));
  return overruled.length > 0 ? texts.ruleWins({ rules: overruled.join(', ') }) : null;
}

interface RuleProps {
  rule: PriceRuleFields;
  number: number;
  errors: RuleErrors;
  note: string | null;
  onChange: (part: Partial<PriceRuleFields>) => void;
  onRemove: () => void;
}

function Rule({ rule, number, errors, note, onChange, onRemove }: RuleProps) {
  const texts = useTexts('manage/prices');
  return (
    <Row aria-label={texts.rule({ number })}>
      <div>
        <Label>{texts.ruleDays()}</Label>
        <WeekdayBoxes
          label={`${texts.rule({ number })}: ${texts.ruleDays()}`}
          chosen={rule.weekdays}
          error={errors.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      </div>
      <TimeField
        label={texts.ruleFrom()}
        value={rule.from}
        error={errors.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TimeField
        label={texts.ruleTo()}
        value={rule.to}
        error={errors.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <TextField
        label={texts.rulePrice()}
        inputMode="decimal"
        autoComplete="off"
        value={rule.price}
        error={errors.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <IconButton
        label={texts.removeRule({ number })}
        alignSelf="start"
        justifySelf="start"
        marginTop="6"
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
      <Note role="status">{note ? <Muted>{note}</Muted> : null}</Note>
    </Row>
  );
}

/** A price that was added gets the focus, at its days. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) {
      list.current?.querySelector<HTMLElement>(':scope > li:last-of-type button')?.focus();
    }
    before.current = count;
  }, [count]);
  return list;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'max-content 8rem 8rem minmax(7rem, 10rem) max-content',
    },
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});
/* as wide as the row, however long it is */
const Note = chakra('div', {
  base: { gridColumn: '1 / -1', width: '0', minWidth: 'full', _empty: { display: 'none' } },
});
