import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { FieldNotes } from '../../../../components/form/field-frame.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { TimeField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Label } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { WeekdayBoxes } from '../weekday-boxes.tsx';
import type { PriceRuleFields } from './prices-schema.ts';

const NEW_RULE: PriceRuleFields = { weekdays: [5, 6], from: '18:00', to: '02:00', price: '' };

interface PriceRulesProps {
  rules: readonly PriceRuleFields[];
  onChange: (rules: PriceRuleFields[]) => void;
  /** key of the message about an error that concerns several rules */
  error: string | undefined;
}

/** Prices that replace the usual one at some times of the week. */
export function PriceRules({ rules, onChange, error }: PriceRulesProps) {
  const texts = useTexts('manage/prices');
  const change = (index: number, part: Partial<PriceRuleFields>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
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
      <FieldNotes id="price-rules" error={error} hint={undefined} />
      <RuledList>
        {rules.map((rule, index) => {
          const number = index + 1;
          return (
            // the index is a good key: rules have no other, and are edited in place, never sorted
            <Rule key={index} aria-label={texts.rule({ number })}>
              <div>
                <Label>{texts.ruleDays()}</Label>
                <WeekdayBoxes
                  label={`${texts.rule({ number })}: ${texts.ruleDays()}`}
                  chosen={rule.weekdays}
                  onChange={(weekdays) => change(index, { weekdays })}
                />
              </div>
              <TimeField
                label={texts.ruleFrom()}
                value={rule.from}
                onChange={({ target }) => change(index, { from: target.value })}
              />
              <TimeField
                label={texts.ruleTo()}
                value={rule.to}
                onChange={({ target }) => change(index, { to: target.value })}
              />
              <TextField
                label={texts.rulePrice()}
                inputMode="decimal"
                autoComplete="off"
                value={rule.price}
                onChange={({ target }) => change(index, { price: target.value })}
              />
              <IconButton
                label={texts.removeRule({ number })}
                alignSelf="end"
                justifySelf="start"
                onClick={() => onChange(rules.filter((_, at) => at !== index))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </Rule>
          );
        })}
      </RuledList>
    </Section>
  );
}

const Rule = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlock: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'auto 8rem 8rem minmax(7rem, 10rem) auto',
    },
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});
