import { chakra } from '@chakra-ui/react';
import { challengeTimes, radii } from '@oche/validators/challenges/limits';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox, Input, Select } from '../../../components/form/controls.ts';
import { Row } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { type ChallengeSearch, challengeSearchOf, DEFAULT_RADIUS } from '../challenge-search.ts';

/** When, how far, from where and which level; all of it stands in the address. */
export function Filters({ search }: { search: ChallengeSearch }) {
  const { filter: texts, km } = useTexts('challenges');
  const navigate = useNavigate();
  const change = (patch: Record<string, unknown>) =>
    void navigate({
      to: '/challenges',
      search: challengeSearchOf({ ...search, ...patch }),
      resetScroll: false,
    });
  return (
    <Bar>
      <Pills aria-label={texts.label()}>
        {challengeTimes.map((when) => (
          <Pill
            key={when}
            to="/challenges"
            search={challengeSearchOf({ ...search, when })}
            resetScroll={false}
            activeOptions={EXPLICIT}
            aria-current={when === (search.when ?? 'any') ? 'page' : undefined}
          >
            {texts.when[when]()}
          </Pill>
        ))}
      </Pills>
      <Row alignItems="center">
        <PlaceForm key={search.zip} zip={search.zip} onPlace={(zip) => change({ zip })} />
        <Select
          aria-label={texts.radius()}
          width="auto"
          value={String(search.radius ?? DEFAULT_RADIUS)}
          onChange={({ target }) => change({ radius: target.value })}
        >
          {radii.map((radius) => (
            <option key={radius} value={radius}>
              {km({ km: radius })}
            </option>
          ))}
        </Select>
        <Level>
          <Checkbox
            type="checkbox"
            checked={search.all === true}
            onChange={({ target }) => change({ all: target.checked || undefined })}
          />
          {texts.everyLevel()}
        </Level>
      </Row>
    </Bar>
  );
}

function PlaceForm({ zip, onPlace }: { zip: string | undefined; onPlace: (zip: string) => void }) {
  const { filter: texts } = useTexts('challenges');
  const { user } = useAuth();
  const [typed, setTyped] = useState(zip ?? user?.zipCode ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlace(typed.trim() === user?.zipCode ? '' : typed.trim());
  };
  const isChanged = typed.trim() !== (zip ?? user?.zipCode ?? '');
  return (
    <Place onSubmit={submit}>
      <Input
        aria-label={texts.zipCode()}
        placeholder={texts.zipCode()}
        width="8rem"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      {isChanged ? (
        <Button type="submit" variant="outline">
          {texts.apply()}
        </Button>
      ) : null}
    </Place>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
});
const Level = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '9', cursor: 'pointer' },
});
const Place = chakra('form', { base: { display: 'flex', gap: '2' } });
/** A choice that isn't made is one, too. */
export const EXPLICIT = { explicitUndefined: true };
export const Pills = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });
export const Pill = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      paddingInline: '3',
      textStyle: 'label',
      color: 'fg',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      _hover: { borderBottomColor: 'border.strong' },
      '&[aria-current=page]': { borderBottomColor: 'accent.solid' },
    },
  }),
);
