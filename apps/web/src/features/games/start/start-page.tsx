import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Page, PageHeader } from '../../../components/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const startForm = z.object({
  opponent: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
  game: z.enum(['301', '501', '701', 'cricket']),
  legs: z.enum(['1', '2', '3', '4', '5']),
  first: z.enum(['0', '1']),
});

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Two names and a game: the shortest way to the oche. */
export function StartPage({ ownId }: { ownId: string }) {
  const { start: texts } = useTexts('games');
  const navigate = useNavigate();
  const start = trpc.games.start.useMutation();
  const form = useZodForm(startForm, {
    defaultValues: { opponent: '', game: '501', legs: '2', first: '0' },
    onSubmit: async ({ opponent, game, legs, first }) => {
      const { id } = await start.mutateAsync({
        rules:
          game === 'cricket'
            ? { game: 'cricket', scoring: 'standard' }
            : { game: 'x01', start: Number(game), in: 'straight', out: 'double' },
        format: { legs: { kind: 'firstTo', count: Number(legs) } },
        sides: [[{ userId: ownId }], [{ guestName: opponent }]],
        first: Number(first),
      });
      await navigate({ to: '/games/$id/score', params: { id: String(id) } });
    },
  });
  return (
    <Page width="form">
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <Form {...form.props}>
        <TextField
          {...form.field('opponent')}
          label={texts.opponent()}
          hint={texts.opponentHint()}
          autoComplete="off"
        />
        <SelectField
          {...form.field('game')}
          label={texts.game()}
          options={[
            ...options(['501', '301', '701']),
            { value: 'cricket', label: texts.cricket() },
          ]}
        />
        <SelectField
          {...form.field('legs')}
          label={texts.legsToWin()}
          options={options(['1', '2', '3', '4', '5'])}
        />
        <SelectField
          {...form.field('first')}
          label={texts.first()}
          options={[
            { value: '0', label: texts.me() },
            { value: '1', label: texts.them() },
          ]}
        />
        <SubmitButton isPending={form.isPending} pendingText={texts.submit()}>
          {texts.submit()}
        </SubmitButton>
      </Form>
    </Page>
  );
}
