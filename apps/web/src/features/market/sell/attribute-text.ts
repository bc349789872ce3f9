import {
  type AttributeName,
  attributeChoices,
  attributeNumbers,
  type ChoiceAttribute,
  type NumberAttribute,
} from '@oche/validators/market/limits';
import { numberOf } from '../../../components/form/number-text.ts';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { choiceText, numberText } from '../card/attribute-text.ts';

export const isChoice = (name: AttributeName): name is ChoiceAttribute => name in attributeChoices;
export const isNumber = (name: AttributeName): name is NumberAttribute => name in attributeNumbers;

/** What was typed of an attribute, in words: "23 g", "Gerade", "Target". */
export function typedAttributeText(
  words: TextsOf<'market/words'>,
  name: AttributeName,
  said: string,
): string {
  if (isChoice(name)) return choiceText(name, said, words);
  const number = numberOf(said);
  return isNumber(name) && number !== undefined && !Number.isNaN(number)
    ? numberText(name, number, words)
    : said;
}
