import { type ProfileSection, profileSections } from '@oche/validators/people/limits';
import type { Profile } from '@oche/validators/people/profiles';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';

const narrower = ['friends', 'private'] as const;

/** Who sees which part of their own profile; each choice is saved at once. */
export function SectionChoices({ profile }: { profile: Profile }) {
  const { sections: texts } = useTexts('profile');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const { mutate, variables, isPending } = trpc.social.profiles.chooseSection.useMutation({
    onSuccess: (changed) => utils.social.profiles.get.setData({ userId: changed.id }, changed),
    onError: (error) => showFailure(error, texts.failed()),
  });
  const chosen = (section: ProfileSection) => {
    const stored = profile.sections?.[section] ?? null;
    return isPending && variables.section === section ? variables.visibility : stored;
  };
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      <Stack>
        {profileSections.map((section) => (
          <SelectField
            key={section}
            label={texts[section]()}
            value={narrower.find((each) => each === chosen(section)) ?? ''}
            options={[
              { value: '', label: texts.asProfile() },
              ...narrower.map((value) => ({ value, label: texts[value]() })),
            ]}
            onChange={({ target }) =>
              mutate({
                section,
                visibility: narrower.find((each) => each === target.value) ?? null,
              })
            }
          />
        ))}
      </Stack>
    </TitledSection>
  );
}
