import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { PollDraft } from './poll-draft.ts';

export interface DraftProps {
  draft: PollDraft;
  onChange: (changed: Partial<PollDraft>) => void;
  /** what is wrong with which field, by the server's names */
  fields?: Readonly<Record<string, string>> | undefined;
}

interface RuleFieldsProps extends DraftProps {
  /** how many choices count stays then */
  hasVotes?: boolean;
}

/** How a poll counts, what is seen of it, and how long it goes on. */
export function RuleFields({ draft, onChange, fields, hasVotes }: RuleFieldsProps) {
  const { form: texts } = useTexts('polls');
  return (
    <>
      {hasVotes ? null : (
        <ChoiceRow
          legend={texts.choices()}
          name="poll-choices"
          options={[
            { value: 'one', label: texts.single() },
            { value: 'many', label: texts.multiple() },
          ]}
          checkedValue={draft.isMultiple ? 'many' : 'one'}
          onChange={({ target }) => onChange({ isMultiple: target.value === 'many' })}
        />
      )}
      <ChoiceRow
        legend={texts.results()}
        name="poll-results"
        options={[
          { value: 'always', label: texts.always() },
          { value: 'voted', label: texts.afterVote() },
        ]}
        checkedValue={draft.results}
        onChange={({ target }) =>
          onChange({ results: target.value === 'voted' ? 'voted' : 'always' })
        }
      />
      <CheckboxField
        label={texts.changeable()}
        checked={draft.isChangeable}
        onChange={({ target }) => onChange({ isChangeable: target.checked })}
      />
      <DateTimeField
        label={texts.closesAt()}
        hint={texts.closesAtHint()}
        isOptional
        value={draft.closesAt}
        error={fields?.['poll.closesAt']}
        onChange={({ target }) => onChange({ closesAt: target.value })}
      />
    </>
  );
}
