import { chakra } from '@chakra-ui/react';
import { ITEM_TITLE_MAX, itemIntents } from '@oche/validators/market/limits';
import { Wand2 } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { proposedTitle } from './proposed-title.ts';
import { withTitle } from './with-title.ts';

/** What it is. The title and the attributes propose each other, so that nothing is typed twice. */
export function BasicsStep({ values, change, errorOf, isNew }: StepProps & { isNew: boolean }) {
  const texts = useTexts('market/sell');
  const words = useTexts('market/words');
  const locale = useLocale();
  const proposal = proposedTitle(values, words);
  return (
    <>
      {isNew ? (
        <ChoiceRow
          legend={texts.intent()}
          name="intent"
          options={itemIntents.map((intent) => ({ value: intent, label: texts.intents[intent]() }))}
          checkedValue={values.intent}
          onChange={({ target }) =>
            change({ intent: itemIntents.find((intent) => intent === target.value) ?? 'sell' })
          }
        />
      ) : null}
      <Stack gap="2">
        <TextField
          label={texts.title()}
          hint={texts.titleHint()}
          placeholder={texts.titleExample()}
          value={values.title}
          error={errorOf('title')}
          maxLength={ITEM_TITLE_MAX}
          autoComplete="off"
          enterKeyHint="next"
          onChange={({ target }) => change(withTitle(values, target.value, locale))}
        />
        {proposal && !isSame(proposal, values.title) ? (
          <Proposal size="sm" variant="outline" onClick={() => change({ title: proposal })}>
            <Wand2 aria-hidden="true" />
            {texts.proposal({ title: proposal })}
          </Proposal>
        ) : null}
      </Stack>
      <CategoryChoice
        value={values.category}
        error={errorOf('category')}
        onChange={(category) => change({ category })}
      />
      {values.category ? (
        <AttributeFields
          key={values.category}
          category={values.category}
          attributes={values.attributes}
          errorOf={errorOf}
          onChange={(name, value) =>
            change({ attributes: { ...values.attributes, [name]: value } })
          }
        />
      ) : null}
    </>
  );
}

/** Spaces and capitals make no other title: "90%" and "90 %". */
const isSame = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase();

const Proposal = chakra(Button, {
  base: {
    justifySelf: 'start',
    textTransform: 'none',
    letterSpacing: 'normal',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
});
