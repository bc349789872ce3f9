import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { readParty, writeParty } from '../kept-party.ts';
import { KINDS } from '../kinds.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { knownNames, sideName } from './sides.ts';
import { SidesForm } from './sides-form.tsx';
import { usePlayedWith } from './use-played-with.ts';
import { numberOf, useSetup } from './use-setup.ts';

/** The key of nobody, in a list of sides. */
const ONLY_WRITER = 'none';

/** Who plays, and what they agree on. Only in a page that runs already: the server knows nothing of this device. */
export function PartySetup({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party').setup;
  const { user } = useAuth();
  const navigate = useNavigate();
  const setup = useSetup(kind, user?.firstName ?? '');
  const [kept] = useState(() => readParty(kind));
  const [isTried, setIsTried] = useState(false);
  const playedWith = usePlayedWith();
  const { sides, own, order, choices, change } = setup;
  const nameOf = (side: number) =>
    side === 0 && sides[0]?.key === own && !user ? texts.you() : texts.player({ number: side + 1 });
  const asked = KINDS[kind].ofSide?.(choices) ?? null;
  const numbers = sides.map((side, place) => numberOf(side, place, asked));
  const errorOf = (side: number): string | null => {
    const number = numbers[side] ?? 0;
    if (!isTried || !asked) return null;
    if (number < asked.least || number > asked.most) return texts.number(asked);
    return asked.isUnique && numbers.indexOf(number) !== side ? texts.twice() : null;
  };
  const goOn = () => void navigate({ to: '/games/party/$kind/play', params: { kind } });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const begun = setup.begin(nameOf);
    setIsTried(true);
    if (!begun) return;
    writeParty(begun);
    goOn();
  }
  const common = KINDS[kind].choices.filter(({ isRare }) => !isRare);
  const rare = KINDS[kind].choices.filter(({ isRare }) => isRare);
  const choose = (chosen: typeof choices) => change({ choices: chosen });
  return (
    <>
      {kept ? (
        <Notice>
          <Running>
            <span>{texts.goOnText({ names: kept.sides.map(sideName).join(', ') })}</span>
            <ButtonLink to="/games/party/$kind/play" params={{ kind }} variant="accent">
              {texts.goOn()}
            </ButtonLink>
          </Running>
        </Notice>
      ) : null}
      <Form onSubmit={submit}>
        <section aria-labelledby="sides">
          <Heading id="sides" size="heading">
            {texts.sides()}
          </Heading>
          <SidesForm
            sides={sides}
            onSides={(next) => change({ sides: next })}
            canAdd={setup.canAdd}
            canRemove={setup.canRemove}
            own={asked ? { label: texts.ofSide[asked.label](), usual: asked.usual, errorOf } : null}
            known={[...new Set([...knownNames(), ...playedWith])]}
          />
        </section>
        <ChoiceRow
          name="order"
          legend={texts.order()}
          options={(['typed', 'drawn'] as const).map((value) => ({ value, label: texts[value]() }))}
          checkedValue={order}
          onChange={({ target }) => change({ order: target.value === 'drawn' ? 'drawn' : 'typed' })}
        />
        <ChoiceFields choices={common} chosen={choices} onChoose={choose} />
        {rare.length > 0 || user ? (
          <details>
            <summary>{texts.more()}</summary>
            <ChoiceFields choices={rare} chosen={choices} onChoose={choose} />
            {user ? (
              <SelectField
                label={texts.own()}
                value={sides.some(({ key }) => key === own) ? String(own) : ONLY_WRITER}
                options={[
                  ...sides.map((side, place) => ({
                    value: String(side.key),
                    label: side.players.filter((name) => name.trim()).join(' + ') || nameOf(place),
                  })),
                  { value: ONLY_WRITER, label: texts.onlyWriter() },
                ]}
                onChange={({ target }) =>
                  change({ own: target.value === ONLY_WRITER ? null : Number(target.value) })
                }
              />
            ) : null}
          </details>
        ) : null}
        {kept ? <small>{texts.stays()}</small> : null}
        <Button
          type="submit"
          size="lg"
          variant={kept ? 'outline' : 'accent'}
          shape="wedge"
          justifySelf="start"
        >
          {kept ? texts.again() : texts.start()}
        </Button>
      </Form>
    </>
  );
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    marginBottom: '8',
    '& > section, & > details[open]': { display: 'grid', gap: '3' },
    '& summary': { cursor: 'pointer', textStyle: 'label', paddingBlock: '1' },
    '& > details > fieldset': { marginTop: '3' },
    '& > small': { textStyle: 'small', color: 'fg.muted', marginBottom: '-3' },
  },
});
const Running = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
