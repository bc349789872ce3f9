import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../../../components/form/field-frame.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';

/** A tournament that was played elsewhere, from its file: all of it, or a word about what is wrong in it. */
export function FileSection() {
  const { file: texts } = useTexts('tournaments/form');
  const { readError } = useUi();
  const toast = useToast();
  const navigate = useNavigate();
  const [isUnread, setIsUnread] = useState(false);
  const reading = trpc.tournaments.importFile.useMutation({
    onSuccess: ({ id, name }) => {
      toast.show({ variant: 'success', title: texts.done({ name }) });
      void navigate({ to: '/tournaments/$id', params: { id: String(id) } });
    },
  });
  const { message, fields } = reading.error
    ? readError(reading.error)
    : { message: null, fields: null };
  const [place] = Object.keys(fields ?? {});
  const problem = place === undefined ? message : texts.wrongAt({ place });
  return (
    <Section title={texts.title()} text={texts.text()}>
      <FormError>{isUnread ? texts.unread() : problem}</FormError>
      <Field label={texts.choose()}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            disabled={reading.isPending}
            onChange={async ({ target }) => {
              const [chosen] = target.files ?? [];
              if (!chosen) return;
              const file = parsed(await chosen.text());
              // the same file can be chosen again once it is mended
              target.value = '';
              setIsUnread(file === null);
              if (file) reading.mutate(file);
            }}
          />
        )}
      </Field>
    </Section>
  );
}

type File = RouterInputs['tournaments']['importFile'];

/** What the server makes of it, it says itself; here it only has to be JSON. */
function parsed(text: string): File | null {
  try {
    return JSON.parse(text) as File;
  } catch {
    return null;
  }
}
