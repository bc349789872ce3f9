import { BIO_MAX, NICKNAME_MAX } from '@oche/validators/people/limits';
import { type Profile, updateProfileInput } from '@oche/validators/people/profiles';
import { useNavigate } from '@tanstack/react-router';
import { Card } from '../../../../components/card.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { FormActions } from '../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Split } from '../../../../components/layout.tsx';
import { Heading, Muted } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useRefreshMember } from '../../../../lib/auth.ts';
import { errorDataOf } from '../../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useChoices } from './choices.ts';
import { editedValues, given } from './edited-values.ts';
import { SectionChoices } from './section-choices.tsx';

/** Everything that members say about themselves, in place of the profile. */
export function EditForm({ profile }: { profile: Profile }) {
  const { form: texts } = useTexts('profile');
  const people = useTexts('people').visibility;
  const toast = useToast();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const refresh = useRefreshMember();
  const choices = useChoices(useLocale(), profile);
  const { mutateAsync: update } = trpc.social.profiles.update.useMutation();
  const close = () => navigate({ to: '/profile/{-$id}', search: {} });
  const form = useZodForm(updateProfileInput, {
    defaultValues: editedValues(profile),
    onSubmit: async (values) => {
      try {
        await update(values);
      } catch (error) {
        if (errorDataOf(error)?.fields) throw error;
        return showFailure(error, texts.failed());
      }
      // the header and every list know the member by name
      await refresh();
      toast.show({ variant: 'success', title: texts.saved() });
      await close();
    },
  });
  const choice = (name: Parameters<typeof form.field>[0]) => {
    const { ref, ...field } = form.register(name, { setValueAs: given(name) });
    return { ...field, ref, error: form.field(name).error };
  };
  return (
    <Split alignItems="start" gap="8">
      <Card aria-labelledby="edit-profile">
        <Heading id="edit-profile" marginBottom="4">
          {texts.title()}
        </Heading>
        <Form {...form.props}>
          <FieldRow>
            <TextField
              label={texts.firstName()}
              autoComplete="given-name"
              {...form.field('firstName')}
            />
            <TextField
              label={texts.lastName()}
              autoComplete="family-name"
              {...form.field('lastName')}
            />
          </FieldRow>
          <TextAreaField
            label={texts.bio()}
            hint={texts.bioHint()}
            isOptional
            rows={4}
            maxLength={BIO_MAX}
            {...form.field('bio')}
          />
          <FieldRow>
            <TextField
              label={texts.nickname()}
              hint={texts.nicknameHint()}
              isOptional
              maxLength={NICKNAME_MAX}
              {...form.field('nickname')}
            />
            <TextField
              label={texts.walkOnSong()}
              hint={texts.walkOnSongHint()}
              isOptional
              {...form.field('walkOnSong')}
            />
          </FieldRow>
          <TextField
            label={texts.experience()}
            hint={texts.experienceHint()}
            isOptional
            {...form.field('dartingExperience')}
          />
          <FieldRow>
            <SelectField
              label={texts.double()}
              isOptional
              options={choices.doubles}
              {...choice('favouriteDouble')}
            />
            <SelectField
              label={texts.gender()}
              isOptional
              options={choices.genders}
              {...choice('gender')}
            />
          </FieldRow>
          <SelectField
            label={texts.visibility()}
            options={choices.visibilities}
            {...choice('profileVisibility')}
            hint={people.text()}
          />
          <Heading as="h3" size="subheading">
            {texts.place()}
          </Heading>
          <Muted>{texts.placeText()}</Muted>
          <TextField
            label={texts.street()}
            isOptional
            autoComplete="street-address"
            {...form.field('street')}
          />
          <FieldRow>
            <TextField
              label={texts.zipCode()}
              isOptional
              autoComplete="postal-code"
              {...form.field('zipCode')}
            />
            <TextField
              label={texts.city()}
              isOptional
              autoComplete="address-level2"
              {...form.field('city')}
            />
          </FieldRow>
          <SelectField
            label={texts.country()}
            options={choices.countries}
            {...form.field('country')}
          />
          <FormActions
            submit={texts.submit()}
            isPending={form.isPending}
            onCancel={() => void close()}
          />
        </Form>
      </Card>
      <SectionChoices profile={profile} />
    </Split>
  );
}
