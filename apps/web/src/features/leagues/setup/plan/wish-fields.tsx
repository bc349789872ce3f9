import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { WISHES_MAX } from '@oche/validators/leagues/limits';
import type { FixtureWish } from '@oche/validators/leagues/plan';
import { Plus } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { CheckboxField, SelectField } from '../../../../components/form/fields.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Label, Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { NumberField } from '../format/number-field.tsx';
import { Line } from './line.tsx';
import type { PlanValues } from './plan-values.ts';

const kinds = [
  'sharedBoards',
  'evenWeeks',
  'oddWeeks',
  'derby',
  'maxHomeInARow',
  'homeTwice',
] as const;
type Kind = (typeof kinds)[number];
const weights = [1, 3, 9] as const;

interface WishFieldsProps {
  division: DivisionOutput;
  wishes: readonly FixtureWish[];
  onChange: (changed: Partial<PlanValues>) => void;
}

/** What teams wish of the list, and how much each wish counts against the others. */
export function WishFields({ division, wishes, onChange }: WishFieldsProps) {
  const texts = useTexts('leagues/setup-plan');
  const add = (kind: Kind) => onChange({ wishes: [...wishes, newWish(kind, division)] });
  return (
    <Stack gap="3">
      <div>
        <Label>{texts.wishes()}</Label>
        <Muted>{texts.wishesText()}</Muted>
      </div>
      {wishes.map((wish, index) => {
        const set = (changed: FixtureWish) =>
          onChange({ wishes: wishes.map((one, at) => (at === index ? changed : one)) });
        return (
          <Wish key={index}>
            <strong>{texts.kinds[wish.kind]()}</strong>
            <Line borderBottomWidth="0" paddingBottom="0">
              <OneWish division={division} wish={wish} onChange={set} />
              <SelectField
                label={texts.weight()}
                value={wish.weight ?? 1}
                options={weights.map((value) => ({
                  value: String(value),
                  label: texts.weights[value](),
                }))}
                onChange={({ target }) => set({ ...wish, weight: Number(target.value) })}
              />
              <Button
                size="sm"
                variant="ghost"
                justifySelf="start"
                aria-label={texts.removeWish({ name: texts.kinds[wish.kind]() })}
                onClick={() => onChange({ wishes: wishes.filter((_, at) => at !== index) })}
              >
                {texts.remove()}
              </Button>
            </Line>
          </Wish>
        );
      })}
      {wishes.length < WISHES_MAX ? (
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} size="sm" variant="outline" onClick={() => add(kind)}>
              <Plus aria-hidden="true" />
              {texts.kinds[kind]()}
            </Button>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
}

function newWish(kind: Kind, { teams }: DivisionOutput): FixtureWish {
  const first = teams[0]?.entryId ?? 0;
  const second = teams[1]?.entryId ?? first;
  // teams of the same lounge are most likely to share boards
  const lounge = teams.find(({ lounge: own, entryId }) =>
    teams.some((other) => own && other.entryId !== entryId && other.lounge?.id === own.id),
  )?.lounge;
  const together = teams.filter((team) => lounge && team.lounge?.id === lounge.id);
  switch (kind) {
    case 'sharedBoards':
      return {
        kind,
        teams: together.length > 1 ? together.map(({ entryId }) => entryId) : [first, second],
        atOnce: 1,
        weight: 1,
      };
    case 'evenWeeks':
    case 'oddWeeks':
      return { kind, team: first, weight: 1 };
    case 'derby':
      return { kind, teams: [first, second], when: 'early', weight: 1 };
    case 'maxHomeInARow':
      return { kind, most: 2, weight: 1 };
    case 'homeTwice':
      return { kind, times: 1, weight: 1 };
  }
}

interface OneWishProps {
  division: DivisionOutput;
  wish: FixtureWish;
  onChange: (wish: FixtureWish) => void;
}

function OneWish({ division, wish, onChange }: OneWishProps) {
  const texts = useTexts('leagues/setup-plan');
  const options = division.teams.map(({ entryId, name }) => ({
    value: String(entryId),
    label: name,
  }));
  switch (wish.kind) {
    case 'sharedBoards':
      return (
        <>
          <Teams>
            <legend>{texts.wishTeams()}</legend>
            {division.teams.map(({ entryId, name }) => (
              <CheckboxField
                key={entryId}
                label={name}
                checked={wish.teams.includes(entryId)}
                // two are the fewest who can share
                disabled={wish.teams.length <= 2 && wish.teams.includes(entryId)}
                onChange={({ target }) =>
                  onChange({
                    ...wish,
                    teams: target.checked
                      ? [...wish.teams, entryId]
                      : wish.teams.filter((one) => one !== entryId),
                  })
                }
              />
            ))}
          </Teams>
          <NumberField
            label={texts.atOnce()}
            value={wish.atOnce}
            min={1}
            max={8}
            onValue={(atOnce) => onChange({ ...wish, atOnce })}
          />
        </>
      );
    case 'evenWeeks':
    case 'oddWeeks':
      return (
        <SelectField
          label={texts.wishTeam()}
          value={wish.team}
          options={options}
          onChange={({ target }) => onChange({ ...wish, team: Number(target.value) })}
        />
      );
    case 'derby':
      return (
        <>
          {([0, 1] as const).map((at) => (
            <SelectField
              key={at}
              label={at === 0 ? texts.wishTeam() : texts.against()}
              value={wish.teams[at]}
              options={options.filter(({ value }) => value !== String(wish.teams[1 - at]))}
              onChange={({ target }) => {
                const team = Number(target.value);
                const [one, other] = wish.teams;
                onChange({ ...wish, teams: at === 0 ? [team, other] : [one, team] });
              }}
            />
          ))}
          <SelectField
            label={texts.when()}
            value={wish.when}
            options={(['early', 'late'] as const).map((value) => ({
              value,
              label: texts.whens[value](),
            }))}
            onChange={({ target }) =>
              onChange({ ...wish, when: target.value === 'late' ? 'late' : 'early' })
            }
          />
        </>
      );
    case 'maxHomeInARow':
      return (
        <NumberField
          label={texts.most()}
          value={wish.most}
          min={1}
          max={10}
          onValue={(most) => onChange({ ...wish, most })}
        />
      );
    case 'homeTwice':
      return (
        <NumberField
          label={texts.times()}
          value={wish.times}
          min={0}
          max={10}
          onValue={(times) => onChange({ ...wish, times })}
        />
      );
  }
}

const Wish = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBottom: '3',
    borderBottomWidth: '1px',
    maxWidth: '60rem',
  },
});
const Teams = chakra('fieldset', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    gap: '2',
    '& legend': { textStyle: 'label', paddingBottom: '1' },
  },
});
