import { chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import {
  emptyDraft,
  type PollDraft,
  type ThreadPollInput,
  threadPollOf,
} from '../form/poll-draft.ts';
import { ThreadPollFields } from '../form/thread-poll-fields.tsx';

interface NewThreadPollProps {
  /** what is typed, as the form of the thread keeps it over a reload; null: no poll is wanted */
  value: string | null;
  onChange: (value: string | null) => void;
  fields: Readonly<Record<string, string>> | undefined;
}

/** A poll as a part of the form for a new thread, folded away until somebody wants one. */
function Fields({ value, onChange, fields }: NewThreadPollProps) {
  const texts = useTexts('polls');
  const set = (draft: PollDraft) => onChange(JSON.stringify(draft));
  if (value === null) {
    return (
      <Button variant="outline" justifySelf="start" onClick={() => set(emptyDraft())}>
        <ListChecks aria-hidden="true" />
        {texts.add()}
      </Button>
    );
  }
  const draft = draftIn(value);
  return (
    <Part aria-labelledby="new-poll">
      <Heading as="h2" id="new-poll" size="subheading">
        {texts.addTitle()}
      </Heading>
      <ThreadPollFields
        draft={draft}
        fields={fields}
        onChange={(changed) => set({ ...draft, ...changed })}
      />
      <Button variant="ghost" size="sm" justifySelf="start" onClick={() => onChange(null)}>
        {texts.form.discard()}
      </Button>
    </Part>
  );
}

/** Nothing but these fields writes it. */
const draftIn = (value: string): PollDraft => JSON.parse(value);

/** What the form for a new thread needs to know of polls. */
export const newThreadPoll = {
  Fields,
  read: (value: string): ThreadPollInput => threadPollOf(draftIn(value)),
};

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.accent.solid}',
  },
});
