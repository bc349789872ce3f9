import { chakra } from '@chakra-ui/react';
import { THREAD_TAGS_MAX } from '@oche/validators/forum/tags/limits';
import { Checkbox } from '../../../components/form/controls.ts';
import { TextLink } from '../../../components/link.tsx';
import { Small } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TagMark } from './tag-mark.tsx';

interface TagsFieldProps {
  /** slugs of those that are chosen, in their order */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The tags that there are, to choose some of, or from when on one can; nothing while there are none. */
export function TagsField({ chosen, onChange }: TagsFieldProps) {
  const texts = useTexts('forum/tags');
  const { data: tags = [] } = trpc.forum.tag.list.useQuery();
  const level = trpc.forum.level.mine.useQuery();
  if (tags.length === 0 || !level.data) return null;
  if (!level.data.can.tag) {
    return (
      <Field>
        <legend>{texts.field.label()}</legend>
        <Small>
          {texts.field.needsLevel()}{' '}
          <TextLink to="/account/$section" params={{ section: 'forum' }}>
            {texts.field.toLevel()}
          </TextLink>
        </Small>
      </Field>
    );
  }
  const isFull = chosen.length >= THREAD_TAGS_MAX;
  return (
    <Field>
      <legend>{texts.field.label()}</legend>
      <Small>{texts.field.hint({ count: THREAD_TAGS_MAX })}</Small>
      <Choices>
        {tags.map(({ slug, name, colour, description }) => {
          const isChosen = chosen.includes(slug);
          return (
            <Choice key={slug} title={description ?? undefined}>
              <Checkbox
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((each) => each !== slug) : [...chosen, slug])
                }
              />
              <TagMark colour={colour} />
              {name}
            </Choice>
          );
        })}
      </Choices>
    </Field>
  );
}

/** What the API takes in place of slugs. One that is gone meanwhile falls away. */
export function useTagIds() {
  const { data: tags = [] } = trpc.forum.tag.list.useQuery();
  return (chosen: readonly string[]): number[] =>
    chosen.flatMap((slug) => tags.find((tag) => tag.slug === slug)?.id ?? []);
}

const Field = chakra('fieldset', {
  base: { minWidth: '0', '& legend': { textStyle: 'label', paddingBottom: '1' } },
});
const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginTop: '2' },
});
const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'default' },
  },
});
