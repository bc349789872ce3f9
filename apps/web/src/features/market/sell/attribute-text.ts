import {
  type AttributeName,
  attributeChoices,
  type ChoiceAttribute,
} from '@oche/validators/market-limits';
import { numberOf } from '../../../components/form/typed-number.ts';
import type { TextsOf } from '../../../i18n/namespaces.ts';

export const isChoice = (name: AttributeName): name is ChoiceAttribute => name in attributeChoices;

/** The word for a choice, e.g. "Gerade" for the shape `straight`. */
export function choiceWord(
  words: TextsOf<'market/words'>,
  name: ChoiceAttribute,
  choice: string,
): string {
  const texts: Readonly<Record<string, () => string>> = words[name];
  return texts[choice]?.() ?? choice;
}

/** What was said of an attribute, in words: "23 g", "Gerade", "Target". */
export function attributeText(
  words: TextsOf<'market/words'>,
  name: AttributeName,
  said: string,
): string {
  if (isChoice(name)) return choiceWord(words, name, said);
  if (name === 'brand' || name === 'model') return said;
  const count = numberOf(said);
  if (count === undefined || Number.isNaN(count)) return said;
  if (name === 'weight') return words.grams({ count });
  return name === 'tungsten' ? words.percent({ count }) : words.millimetres({ count });
}
