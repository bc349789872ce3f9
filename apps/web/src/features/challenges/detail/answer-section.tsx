import { chakra } from '@chakra-ui/react';
import { CHALLENGE_TEXT_MAX, type ChallengeOutput } from '@oche/validators/challenges/schemas';
import { optionalText } from '@oche/validators/common';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { meetingTimes } from '../form/when.ts';
import { useWords } from '../use-words.ts';

/** Says when the reader could play, or what they have said. */
export function AnswerSection({ challenge }: { challenge: ChallengeOutput }) {
  const [isChanging, setIsChanging] = useState(false);
  if (challenge.ownAnswer && !isChanging) {
    return <Said challenge={challenge} onChange={() => setIsChanging(true)} />;
  }
  return <AnswerForm challenge={challenge} onDone={() => setIsChanging(false)} />;
}

function Said({ challenge, onChange }: { challenge: ChallengeOutput; onChange: () => void }) {
  const { texts, clock } = useWords();
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const withdraw = trpc.challenges.withdraw.useMutation({
    onError: (error) => fail(error, texts.detail.failed()),
    onSettled: () => utils.challenges.invalidate(),
  });
  const { id, ownAnswer } = challenge;
  if (!ownAnswer) return null;
  return (
    <Panel role="status">
      <Heading size="heading">{texts.answer.own({ time: clock(ownAnswer.meetsAt) })}</Heading>
      <Muted>{texts.answer.ownText()}</Muted>
      {ownAnswer.note ? <p>{ownAnswer.note}</p> : null}
      <Row>
        <Button size="sm" variant="outline" onClick={onChange}>
          {texts.answer.change()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ id })}
        >
          {texts.answer.withdraw()}
        </Button>
      </Row>
    </Panel>
  );
}

const answerForm = z.object({
  meetsAt: z.string().check(z.minLength(1, 'required')),
  note: optionalText(CHALLENGE_TEXT_MAX),
});

function AnswerForm({ challenge, onDone }: { challenge: ChallengeOutput; onDone: () => void }) {
  const { texts, clock } = useWords();
  const { id, ownAnswer, isDirect } = challenge;
  const utils = trpc.useUtils();
  const answer = trpc.challenges.answer.useMutation();
  const [times] = useState(() => meetingTimes(challenge, Date.now()));
  const form = useZodForm(answerForm, {
    defaultValues: { meetsAt: ownAnswer?.meetsAt ?? times[0] ?? '', note: ownAnswer?.note ?? '' },
    onSubmit: async (said) => {
      utils.challenges.get.setData({ id }, await answer.mutateAsync({ id, ...said }));
      void utils.challenges.listOwn.invalidate();
      onDone();
    },
  });
  return (
    <Panel>
      <Heading size="heading">{texts.answer.title()}</Heading>
      <Form {...form.props}>
        <Fields>
          <SelectField
            {...form.field('meetsAt')}
            label={texts.answer.time()}
            options={times.map((time) => ({ value: time, label: clock(time) }))}
          />
          <TextField {...form.field('note')} label={texts.answer.note()} isOptional />
        </Fields>
        <SubmitButton
          variant="accent"
          shape="wedge"
          isPending={form.isPending}
          pendingText={texts.answer.pending()}
        >
          {isDirect ? texts.answer.submitDirect() : texts.answer.submit()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

const Panel = chakra('section', {
  base: { display: 'grid', gap: '3', padding: { base: '4', md: '5' }, layerStyle: 'panel' },
});
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  },
});
