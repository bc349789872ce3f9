import { patternInput } from '@oche/validators/moderation/patterns';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Anchor } from '../../../components/link.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Words with which a post waits for approval: before one is added, it is tried on the latest posts. */
export function PatternsSection() {
  const { patterns: texts } = useTexts('moderation');
  const [tried, setTried] = useState<string | null>(null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const create = trpc.moderation.pattern.create.useMutation({
    onSuccess: () => utils.moderation.pattern.list.invalidate(),
  });
  const form = useZodForm(patternInput, {
    defaultValues: { pattern: '' },
    onSubmit: async ({ pattern }) => {
      // nobody adds what they have not tried
      if (pattern !== tried) return setTried(pattern);
      await create.mutateAsync({ pattern });
      form.reset();
      setTried(null);
      return toast.show({ variant: 'success', title: texts.added() });
    },
  });
  const isTried = tried !== null && form.watch('pattern').trim() === tried;
  return (
    <Section title={texts.title()} text={texts.text()}>
      <Form {...form.props} aria-label={texts.title()}>
        <TextField label={texts.label()} autoComplete="off" {...form.field('pattern')} />
        {isTried ? <Preview pattern={tried} /> : null}
        <SubmitButton
          variant={isTried ? 'solid' : 'outline'}
          isPending={form.isPending}
          pendingText={texts.preview()}
        >
          {isTried ? texts.add() : texts.preview()}
        </SubmitButton>
      </Form>
      <Patterns />
    </Section>
  );
}

function Preview({ pattern }: { pattern: string }) {
  const { patterns: texts } = useTexts('moderation');
  const { data } = trpc.moderation.pattern.preview.useQuery({ pattern });
  if (!data) return null;
  const { looked, matched, examples } = data;
  return (
    <div role="status">
      <p>{texts.found({ looked, matched })}</p>
      <RuledList>
        {examples.map(({ title, text, path }) => (
          <li key={`${path} ${text}`}>
            <RuledRow>
              <RowWords>
                {path ? <Anchor href={path}>{title}</Anchor> : title}
                <Muted>{text}</Muted>
              </RowWords>
            </RuledRow>
          </li>
        ))}
      </RuledList>
    </div>
  );
}

function Patterns() {
  const { patterns: texts } = useTexts('moderation');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [patterns] = trpc.moderation.pattern.list.useSuspenseQuery();
  const remove = trpc.moderation.pattern.delete.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.moderation.pattern.list.invalidate(),
  });
  if (patterns.length === 0) return <p>{texts.none()}</p>;
  return (
    <RuledList>
      {patterns.map(({ id, pattern }) => (
        <li key={id}>
          <RuledRow>
            <RowWords>{pattern}</RowWords>
            <IconButton
              label={texts.remove({ pattern })}
              size="sm"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </RuledRow>
        </li>
      ))}
    </RuledList>
  );
}
