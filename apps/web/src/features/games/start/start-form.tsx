import type { StartOptions } from '@oche/validators/games/start';
import { useState } from 'react';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { firstLevel, MachineField, machineAsked } from './machine-field.tsx';
import { MoreSettings } from './more-settings.tsx';
import { PlaceLine, useLounges } from './place-fields.tsx';
import { isFilled, playerOf, type Side } from './players.ts';
import { RemoteField, type RemoteWay, remoteSetup } from './remote-field.tsx';
import {
  firstValues,
  QUICK_LEGS,
  QUICK_STARTS,
  type Setup,
  setupForm,
  setupOf,
} from './setup-form.ts';
import { emptyPick, type Players, SidesFields } from './sides-fields.tsx';
import { type StartKind, startDraft, useKept } from './start-draft.ts';
import type { StartSearch, Wanted } from './wanted.ts';

interface StartFormProps {
  /** whose draft it is */
  ownId: string;
  /** who starts it */
  own: Side[number];
  search: StartSearch;
  wanted: Wanted;
  options: StartOptions;
  hasHeading: boolean;
  /** whether a machine can be played against: its darts are known to the server */
  hasMachine: boolean;
  onStart: (sides: Side[], setup: Setup) => Promise<void>;
}

/** Who plays what, how long, and where. What has been chosen survives a reload. */
export function StartForm(props: StartFormProps) {
  const texts = useTexts('games/start');
  const { ownId, search, wanted, options, hasHeading, hasMachine, onStart } = props;
  const isOpen = useAuth().user?.emailVerified === true;
  const draft = startDraft(ownId, search);
  const [kept] = useState(draft.read);
  const [kind, setKind] = useState<StartKind>(kept?.kind ?? 'one');
  const [players, setPlayers] = useState<Players>(() => kept?.players ?? firstPlayers(options));
  const [level, setLevel] = useState(kept?.level ?? firstLevel(options));
  const [chosenWay, setWay] = useState<RemoteWay>(kept?.way ?? 'here');
  const [isTried, setIsTried] = useState(false);
  const isAgainstPeople = kind === 'one' || kind === 'teams';
  const [opponent] = players.opponents;
  // who has no account can enter nothing
  const hasWays =
    isOpen && kind === 'one' && opponent?.chosen != null && 'person' in opponent.chosen;
  const way = hasWays ? chosenWay : 'here';
  const isRemote = way !== 'here';
  const form = useZodForm(setupForm, {
    defaultValues: {
      ...firstValues(options.last, wanted),
      ...kept?.values,
    },
    onSubmit: async (values) => {
      setIsTried(true);
      const mates = kind === 'teams' ? players.mates : [];
      const opponents = kind === 'one' ? players.opponents.slice(0, 1) : players.opponents;
      if (isAgainstPeople && ![...mates, ...opponents].every(isFilled)) return;
      const own: Side = [props.own, ...mates.map(playerOf)];
      const theirs =
        kind === 'machine' ? [machineAsked(level, options.average)] : opponents.map(playerOf);
      const sides = kind === 'alone' ? [own] : [own, theirs];
      const visibility = isOpen ? values.visibility : 'private';
      const setup = setupOf({ ...values, visibility }, sides.length);
      await onStart(sides, remoteSetup(setup, way));
    },
  });
  const values = form.watch();
  useKept(draft, { kind, level, players, way: chosenWay, values });
  const { game, legs, loungeId, boardId } = values;
  const lounges = useLounges(options.lounges, loungeId);
  const choose = (next: StartKind) => {
    setKind(next);
    setIsTried(false);
    if (next === 'teams' && players.opponents.length === 1) {
      const all = [...players.mates, ...players.opponents];
      setPlayers({ ...players, opponents: [...players.opponents, emptyPick(all)] });
    }
  };
  const asked = isAgainstPeople ? players.opponents.flatMap(({ chosen }) => chosen ?? []) : [];
  const members = asked.flatMap((one) => ('person' in one ? one.person.firstName : []));
  return (
    <Form {...form.props}>
      {hasHeading ? <Heading size="heading">{texts.other()}</Heading> : null}
      <ChoiceRow
        legend={texts.kind.label()}
        name="kind"
        options={(['one', 'machine', 'teams', 'alone'] as const)
          .filter((value) => hasMachine || value !== 'machine')
          .map((value) => ({ value, label: texts.kind[value]() }))}
        onChange={({ target }) => choose(target.value as StartKind)}
        checkedValue={kind}
      />
      {kind === 'machine' ? (
        <MachineField chosen={level} average={options.average} onChoose={setLevel} />
      ) : null}
      {isAgainstPeople ? (
        <SidesFields
          kind={kind}
          {...players}
          known={options.opponents}
          onChange={setPlayers}
          isTried={isTried}
        />
      ) : null}
      {hasWays ? <RemoteField chosen={way} onChoose={setWay} /> : null}
      <ChoiceRow
        legend={texts.game.label()}
        isNumbers
        options={[
          ...QUICK_STARTS.map((value) => ({ value, label: value })),
          { value: 'other', label: texts.game.other() },
          ...(kind === 'alone' ? [] : [{ value: 'cricket', label: texts.game.cricket() }]),
        ]}
        {...form.register('game')}
      />
      {game === 'other' ? (
        <TextField
          {...form.field('start')}
          label={texts.game.start()}
          hint={texts.game.startHint()}
          inputMode="numeric"
        />
      ) : null}
      <ChoiceRow
        legend={texts.legs.label()}
        isNumbers
        options={[
          ...QUICK_LEGS.map((value) => ({ value, label: value })),
          { value: 'other', label: texts.legs.other() },
        ]}
        {...form.register('legs')}
      />
      {legs === 'other' ? (
        <FieldRow>
          <SelectField
            {...form.field('legsKind')}
            label={texts.legs.kind()}
            options={[
              { value: 'firstTo', label: texts.legs.firstTo() },
              { value: 'bestOf', label: texts.legs.bestOf() },
            ]}
          />
          <TextField {...form.field('legsCount')} label={texts.legs.count()} inputMode="numeric" />
        </FieldRow>
      ) : null}
      {kind === 'alone' ? null : (
        <ChoiceRow
          legend={texts.first.label()}
          options={(['me', 'them', 'bull', 'chance'] as const)
            .filter((value) => !isRemote || value !== 'bull')
            .map((value) => ({ value, label: texts.first[value]() }))}
          {...form.register('first')}
        />
      )}
      <MoreSettings
        form={form}
        lounges={lounges}
        isAlone={kind === 'alone'}
        isOpen={isOpen}
        isRemote={isRemote}
      />
      {isRemote ? null : <PlaceLine loungeId={loungeId} boardId={boardId} lounges={lounges} />}
      {members.length > 0 ? (
        <Muted>
          {(isRemote ? texts.invitesRemote : texts.invitesThem)({ names: members.join(', ') })}
        </Muted>
      ) : null}
      <SubmitButton
        size="lg"
        variant={hasHeading ? 'solid' : 'accent'}
        shape="wedge"
        isPending={form.isPending}
        pendingText={texts.starting()}
      >
        {texts.submit()}
      </SubmitButton>
    </Form>
  );
}

const firstPlayers = ({ opponent }: StartOptions): Players => ({
  mates: [{ key: 1, chosen: null, typed: '' }],
  opponents: [{ key: 2, chosen: opponent && { person: opponent }, typed: '' }],
});
