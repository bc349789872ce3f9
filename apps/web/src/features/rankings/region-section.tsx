import { showRankingPlaceInput } from '@oche/validators/rankings/schemas';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Section } from '../../components/section/section.tsx';
import { Fact } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { countryOptions } from '../../lib/places/country-name.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

type Place = RouterOutputs['rankings']['ownPlace']['place'];

/** Whether others find the member in rankings of a region. Nobody is shown there without asking for it. */
export function RegionSection() {
  const { place: texts } = useTexts('rankings');
  const { data } = trpc.rankings.ownPlace.useQuery();
  if (!data) return null;
  const { place } = data;
  return (
    <Section title={texts.title()} text={texts.text()}>
      <Fact>
        <span>{place ? texts.shown({ zipCode: place.zipCode }) : texts.hidden()}</span>
        {place ? <Hide /> : null}
      </Fact>
      <Unfolding label={place ? texts.change() : texts.show()}>
        {(close) => <ShowForm place={place} onClose={close} />}
      </Unfolding>
    </Section>
  );
}

function Hide() {
  const { place: texts } = useTexts('rankings');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const show = trpc.rankings.showPlace.useMutation({
    onSuccess: () => utils.rankings.invalidate(),
    onError: (error) => fail(error, texts.hideFailed()),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={show.isPending}
      onClick={() => show.mutate({ place: null })}
    >
      {texts.hide()}
    </Button>
  );
}

function ShowForm({ place, onClose }: { place: Place; onClose: () => void }) {
  const { place: texts, filters } = useTexts('rankings');
  const { locale } = useUi();
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const show = trpc.rankings.showPlace.useMutation();
  const form = useZodForm(showRankingPlaceInput, {
    defaultValues: { place: place ?? { zipCode: user?.zipCode ?? '', country: 'DE' } },
    onSubmit: async (values) => {
      await show.mutateAsync(values);
      onClose();
      await utils.rankings.invalidate();
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('place.zipCode')}
        label={filters.zipCode()}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <SelectField
        {...form.field('place.country')}
        label={filters.country()}
        options={countryOptions(locale)}
      />
      <FormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
