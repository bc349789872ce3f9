import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import type { Choice, Choices } from '../kinds.ts';

interface ChoiceFieldsProps {
  choices: readonly Choice[];
  chosen: Choices;
  onChoose: (chosen: Choices) => void;
}

/** What the players agree on: numbers speak for themselves, words are texts. */
export function ChoiceFields({ choices, chosen, onChoose }: ChoiceFieldsProps) {
  const texts = useTexts('games/party').choices;
  return choices.map(({ name, values }) => (
    <ChoiceRow
      key={name}
      name={name}
      legend={texts[name].title()}
      isNumbers={values.every(isFigure)}
      options={values
        .toSorted((one, other) => Number(one) - Number(other) || 0)
        .map((value) => ({ value, label: labelOf(texts[name], value) }))}
      checkedValue={chosen[name] ?? ''}
      onChange={({ target }) => onChoose({ ...chosen, [name]: target.value })}
    />
  ));
}

const isFigure = (value: string): boolean => /^\d+$/.test(value);

type Texts = TextsOf<'games/party'>['choices'][Choice['name']];

function labelOf(texts: Texts, value: string): string {
  const text = value in texts ? texts[value as keyof Texts] : undefined;
  return text ? text() : value;
}
