import { Select } from '../../components/form/controls.ts';
import { Field, type FieldProps } from '../../components/form/field-frame.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

interface SubforumSelectProps extends FieldProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** All subforums by their categories, but those of clubs, whose threads stay there. */
export function SubforumSelect({ value, onChange, ...field }: SubforumSelectProps) {
  const texts = useTexts('forum/admin');
  const { data = [] } = trpc.forum.category.list.useQuery();
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(Number(target.value) || undefined)}
        >
          <option value="">{texts.form.choose()}</option>
          {data.map(({ id, name, subforums }) => (
            <optgroup key={id} label={name}>
              {subforums.map((subforum) => (
                <option key={subforum.id} value={subforum.id}>
                  {subforum.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
