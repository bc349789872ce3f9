import { POLL_QUESTION_MAX, THREAD_POLL_OPTIONS_MAX } from '@oche/validators/polls/limits';
import { TextField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type DraftProps, RuleFields } from './rule-fields.tsx';
import { TextOptions } from './text-options.tsx';

/** All that a member can say of a poll in a thread. */
export function ThreadPollFields(props: DraftProps) {
  const { draft, onChange, fields } = props;
  const { form: texts } = useTexts('polls');
  return (
    <>
      <TextField
        label={texts.question()}
        hint={texts.questionHint()}
        value={draft.question}
        maxLength={POLL_QUESTION_MAX}
        autoComplete="off"
        error={fields?.['poll.question']}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextOptions {...props} max={THREAD_POLL_OPTIONS_MAX} />
      <RuleFields {...props} />
    </>
  );
}
