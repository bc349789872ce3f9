import type { Entry } from '@oche/darts/game';
import {
  DISPUTE_TEXT_MAX,
  decideResultInput,
  type GameResult,
  gameVerdicts,
} from '@oche/validators/games/result';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Card } from '../../../components/card.tsx';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Heading } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Corrections } from './corrections.tsx';
import { Marks } from './marks.tsx';
import type { ResultProps } from './result-props.ts';

const { verdict, statement } = decideResultInput.shape;
const schema = z.object({ verdict, statement });

/** A moderator decides about a result: what is strange or doubted, what holds, and why. */
export function ReviewPanel({ output, game, names, result }: ResultProps & { result: GameResult }) {
  const { review: texts } = useTexts('games/result');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { id: gameId, revision } = output;
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Entry>>(new Map());
  const decide = trpc.games.result.decide.useMutation({
    onSettled: () =>
      Promise.all([
        utils.games.get.invalidate({ gameId }),
        utils.games.result.get.invalidate({ gameId }),
        utils.moderation.case.invalidate(),
      ]),
  });
  const form = useZodForm(schema, {
    defaultValues: { verdict: '' as 'stands', statement: '' },
    onSubmit: async (values) => {
      await decide.mutateAsync({
        gameId,
        revision,
        ...values,
        corrections:
          values.verdict === 'corrected'
            ? [...corrections].map(([index, entry]) => ({ index, entry: { ...entry } }))
            : [],
      });
      toast.show({ variant: 'success', title: texts.done() });
    },
  });
  const options = gameVerdicts.map((value) => ({ value, label: texts.options[value]() }));
  return (
    <Card marginBottom="6" display="grid" gap="4">
      <Heading size="heading">{texts.title()}</Heading>
      <Marks marks={result.marks} />
      <Form {...form.props} aria-label={texts.title()}>
        <SelectField
          label={texts.verdict()}
          options={[{ value: '', label: texts.choose() }, ...options]}
          {...form.field('verdict')}
        />
        {form.watch('verdict') === 'corrected' ? (
          <Corrections
            game={game}
            names={names}
            corrections={corrections}
            onChange={setCorrections}
          />
        ) : null}
        <TextAreaField
          label={texts.statement()}
          hint={texts.statementHint()}
          rows={3}
          maxLength={DISPUTE_TEXT_MAX}
          {...form.field('statement')}
        />
        <SubmitButton isPending={form.isPending} pendingText={texts.pending()}>
          {texts.submit()}
        </SubmitButton>
      </Form>
    </Card>
  );
}
