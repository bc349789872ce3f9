import { type FormEvent, useState } from 'react';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { placeText } from '../place-text.ts';

interface ScopesFormProps {
  userId: string;
  scopes: readonly string[];
}

/** Which parts of the site a member moderates. */
export function ScopesForm({ userId, scopes }: ScopesFormProps) {
  const texts = useTexts('moderation');
  const { readError, texts: ui } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [places] = trpc.moderation.scope.places.useSuspenseQuery();
  const [chosen, setChosen] = useState(scopes);
  const grant = trpc.moderation.scope.grant.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.scopes.saved() }),
    onSettled: () => utils.moderation.invalidate(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    grant.mutate({ userId, scopes: [...chosen] });
  };
  return (
    <Form
      onSubmit={submit}
      isPending={grant.isPending}
      error={grant.error ? readError(grant.error).message : null}
      aria-label={texts.scopes.title()}
    >
      {places.map((place) => (
        <CheckboxField
          key={place.scope}
          label={placeText(texts, place)}
          checked={chosen.includes(place.scope)}
          onChange={({ target }) =>
            setChosen(
              target.checked
                ? [...chosen, place.scope]
                : chosen.filter((scope) => scope !== place.scope),
            )
          }
        />
      ))}
      <SubmitButton variant="outline" isPending={grant.isPending} pendingText={ui.saving}>
        {texts.scopes.save()}
      </SubmitButton>
    </Form>
  );
}
