import { chakra } from '@chakra-ui/react';
import { RULE_PRESETS, type RulePresetKey } from '@oche/darts/leagues/eligibility/rule-presets';
import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Muted, VisuallyHidden } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { type ChangedRule, changedRules } from './rule-changes.ts';
import type { RulePartProps } from './rule-part-props.ts';
import { type RuleValues, valuesOfRules } from './rule-values.ts';

type Key = RulePresetKey | 'most';
const all: Record<Key, LeagueRules> = { most: LEAGUE_RULES, ...RULE_PRESETS };
const keys = Object.keys(all) as Key[];

/** Rules as leagues have them: what one of them changes is read first, then put into the fields, where it can be edited. */
export function RulePresets({ values, onChange }: Omit<RulePartProps, 'errors'>) {
  const { presets: texts } = useTexts('leagues/setup-rules');
  const { texts: ui } = useUi();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Key | null>(null);
  const preset = chosen && valuesOfRules(all[chosen], locale);
  const changes = preset ? changedRules(values, preset) : [];
  return (
    <Stack gap="3" marginBottom="5">
      <SelectField
        label={texts.title()}
        hint={texts.hint()}
        maxWidth="34rem"
        value={chosen ?? ''}
        options={[
          { value: '', label: texts.choose() },
          ...keys.map((value) => ({ value, label: texts.names[value]() })),
        ]}
        onChange={({ target }) => setChosen(keys.find((key) => key === target.value) ?? null)}
      />
      <div role="status">
        {preset && changes.length === 0 ? <Muted>{texts.same()}</Muted> : null}
        {preset && changes.length > 0 ? (
          <Panel>
            <strong>{texts.changes({ count: changes.length })}</strong>
            <Changes changes={changes} before={values} after={preset} />
            <Row>
              <Button
                onClick={() => {
                  onChange(preset);
                  setChosen(null);
                }}
              >
                {texts.take()}
              </Button>
              <Button variant="ghost" onClick={() => setChosen(null)}>
                {ui.cancel}
              </Button>
            </Row>
          </Panel>
        ) : null}
      </div>
    </Stack>
  );
}

interface ChangesProps {
  changes: readonly ChangedRule[];
  before: RuleValues;
  after: RuleValues;
}

function Changes({ changes, before, after }: ChangesProps) {
  const texts = useTexts('leagues/setup-rules');
  const say = useRuleWords();
  return (
    <List>
      {changes.map((change) => {
        const { name, value } = say(change);
        return (
          <div key={change.key}>
            <dt>{name}</dt>
            <dd>
              <VisuallyHidden>{texts.presets.before()}</VisuallyHidden>
              <s>{value(before)}</s>
            </dd>
            <dd>
              <VisuallyHidden>{texts.presets.after()}</VisuallyHidden>
              <b>{value(after)}</b>
            </dd>
          </div>
        );
      })}
    </List>
  );
}

interface Said {
  name: string;
  value: (values: RuleValues) => string;
}

/** A rule in words, and what it says. */
function useRuleWords() {
  const texts = useTexts('leagues/setup-rules');
  const { presets } = texts;
  const listOf = (parts: readonly string[]) => parts.join(', ') || presets.nothing();
  const ofPart: Record<'tieBreaks' | 'withdrawal' | 'ban', Said> = {
    tieBreaks: {
      name: texts.tieBreaks(),
      value: ({ tieBreaks }) => listOf(tieBreaks.map((one) => texts.breaks[one]())),
    },
    withdrawal: {
      name: texts.withdrawal(),
      value: ({ withdrawal }) => texts.withdrawals[withdrawal](),
    },
    ban: {
      name: texts.ban(),
      value: ({ ban: { unit, count } }) =>
        unit === 'none' ? texts.bans.none() : presets.bans[unit]({ count: Number(count) }),
    },
  };
  return (change: ChangedRule): Said => {
    if (change.of === 'part') return ofPart[change.key];
    if (change.of === 'answer') {
      return {
        name: texts.rules[change.key](),
        value: ({ answers }) => {
          const answer = answers[change.key];
          if (typeof answer === 'boolean') return answer ? presets.yes() : presets.no();
          return answer === '' ? presets.noLimit() : answer;
        },
      };
    }
    return {
      name: texts.offences[change.key](),
      value: ({ offences }) => {
        const { points, isLost, fine } = offences[change.key];
        return listOf([
          ...(isLost ? [texts.lost()] : []),
          ...(points === '' || points === '0' ? [] : [presets.taken({ count: Number(points) })]),
          ...(fine === '' ? [] : [presets.fine({ sum: fine })]),
        ]);
      },
    };
  };
}

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: { base: '3', md: '4' },
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.board.green}',
  },
});
const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
      },
      columnGap: '4',
      paddingBlock: '1.5',
      borderTopWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& dt': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& s': { color: 'fg.muted' },
    '& b': { fontWeight: 'semibold' },
  },
});
