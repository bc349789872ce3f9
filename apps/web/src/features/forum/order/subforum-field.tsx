import { Select } from '../../../components/form/controls.ts';
import { Field, type FieldProps } from '../../../components/form/field-frame.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface SubforumFieldProps extends FieldProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  /** one that makes no difference */
  without?: number;
}

/** The subforums in which something can stand, by their categories. */
export function SubforumField({ value, onChange, without, ...field }: SubforumFieldProps) {
  const { data = [] } = trpc.forum.category.list.useQuery();
  const open = data.filter((category) => category.isActive);
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(Number(target.value) || undefined)}
        >
          {value === undefined ? <option value="">–</option> : null}
          {open.map(({ id, name, subforums }) => (
            <optgroup key={id} label={name}>
              {subforums
                .filter((subforum) => subforum.isActive && subforum.id !== without)
                .map((subforum) => (
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
