import { chakra } from '@chakra-ui/react';
import { appealInput, type OwnCase, REPORT_TEXT_MAX } from '@oche/validators/moderation/schemas';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

type Decision = NonNullable<OwnCase['decision']>;
const schema = z.object({ text: appealInput.shape.text });

interface OwnAppealProps extends Pick<Decision, 'appeal' | 'appealUntil'> {
  send: (text: string) => Promise<unknown>;
}

/** The one appeal against a decision: how to make it, or what became of it. */
export function OwnAppeal({ appeal, appealUntil, send }: OwnAppealProps) {
  const { appeal: texts } = useTexts('moderation/mine');
  if (appeal) return <Made appeal={appeal} />;
  if (!appealUntil) return null;
  return (
    <Unfolding
      label={texts.open()}
      summary={
        <Muted>
          {texts.until()} <Time value={appealUntil} format="date" />
        </Muted>
      }
    >
      {(close) => <AppealForm send={send} onClose={close} />}
    </Unfolding>
  );
}

function Made({ appeal }: { appeal: NonNullable<Decision['appeal']> }) {
  const { appeal: texts } = useTexts('moderation/mine');
  const { text, outcome, statement } = appeal;
  return (
    <Box>
      <strong>{texts.yours()}</strong>
      <Words>{text}</Words>
      <p>
        <strong>{outcome ? texts[outcome]() : texts.waiting()}</strong>
      </p>
      {statement ? <Words>{statement}</Words> : null}
    </Box>
  );
}

interface AppealFormProps extends Pick<OwnAppealProps, 'send'> {
  onClose: () => void;
}

function AppealForm({ send, onClose }: AppealFormProps) {
  const { appeal: texts } = useTexts('moderation/mine');
  const toast = useToast();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, {
    defaultValues: { text: '' },
    onSubmit: async ({ text }) => {
      await send(text);
      await utils.moderation.own.invalidate();
      toast.show({ variant: 'success', title: texts.sent(), description: texts.sentText() });
    },
  });
  return (
    <Form {...form.props} aria-label={texts.open()}>
      <TextAreaField
        label={texts.text()}
        hint={texts.hint()}
        rows={5}
        maxLength={REPORT_TEXT_MAX}
        {...form.field('text')}
      />
      <FormActions
        submit={texts.submit()}
        pendingText={texts.pending()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}

const Box = chakra('div', {
  base: { display: 'grid', gap: '2', padding: '4', layerStyle: 'panel', overflowWrap: 'anywhere' },
});
const Words = chakra('p', { base: { maxWidth: 'measure', whiteSpace: 'pre-wrap' } });
