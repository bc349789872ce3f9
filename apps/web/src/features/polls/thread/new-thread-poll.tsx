import { chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
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
  /** what the thread begins with besides its first post; null: nothing */
  onChange: (poll: ThreadPollInput | null) => void;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** A poll as a part of the form for a new thread, folded away until somebody wants one. */
export function NewThreadPoll({ onChange, fields }: NewThreadPollProps) {
  const texts = useTexts('polls');
  const [draft, setDraft] = useState<PollDraft | null>(null);
  const set = (next: PollDraft | null) => {
    setDraft(next);
    onChange(next && threadPollOf(next));
  };
  if (!draft) {
    return (
      <Button variant="outline" justifySelf="start" onClick={() => set(emptyDraft())}>
        <ListChecks aria-hidden="true" />
        {texts.add()}
      </Button>
    );
  }
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
      <Button variant="ghost" size="sm" justifySelf="start" onClick={() => set(null)}>
        {texts.form.discard()}
      </Button>
    </Part>
  );
}

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.accent.solid}',
  },
});
