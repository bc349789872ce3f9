import type { StartOptions } from '@oche/validators/game-start';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Page, PageHeader } from '../../../components/page.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { AgainCard } from './again-card.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { MoreSettings } from './more-settings.tsx';
import { isFilled, pickOf, playerOf, type Side } from './players.ts';
import {
  againOf,
  QUICK_LEGS,
  QUICK_STARTS,
  type Setup,
  setupForm,
  setupOf,
  valuesOf,
} from './setup-form.ts';
import { emptyPick, type Players, SidesFields } from './sides-fields.tsx';
import { TrainingLinks } from './training-links.tsx';

export interface StartSearch {
  opponent?: string;
  lounge?: number;
  board?: number;
  rematch?: number;
}

interface StartPageProps {
  ownId: string;
  search: StartSearch;
  input: RouterInputs['games']['startOptions'];
}

/** The shortest way to the oche: the usual game with one tap, any other with a few. */
export function StartPage({ ownId, search, input }: StartPageProps) {
  const texts = useTexts('games/start');
  const { readError } = useUi();
  const [options] = trpc.games.startOptions.useSuspenseQuery(input, { staleTime: Infinity });
  const { last, opponent } = options;
  const { start, begin } = useStart();
  const [isAgain, setIsAgain] = useState(false);
  const place = { loungeId: search.lounge, boardId: search.board };
  return (
    <Page width="text">
      <PageHeader title={texts.title()} />
      {last && !opponent ? (
        <AgainCard
          last={last}
          ownId={ownId}
          isPending={start.isPending && isAgain}
          error={start.error && isAgain ? readError(start.error).message : null}
          onStart={() => {
            setIsAgain(true);
            // what went wrong is said on the card
            begin(
              last.sides.map((side) => side.map(pickOf)),
              againOf(last, place),
            ).catch(() => {});
          }}
        />
      ) : null}
      <StartForm
        ownId={ownId}
        search={search}
        options={options}
        hasHeading={last !== null && !opponent}
        onStart={(sides, setup) => {
          setIsAgain(false);
          return begin(sides, setup);
        }}
      />
      <TrainingLinks />
    </Page>
  );
}

/** Starts a game, once however often it is sent, and goes to where it is scored, or waited for. */
function useStart() {
  const navigate = useNavigate();
  const start = trpc.games.start.useMutation();
  const attempt = useRef({ content: '', key: '' });
  async function begin(sides: Side[], setup: Setup): Promise<void> {
    const content = JSON.stringify([sides, setup]);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    const { id } = await start.mutateAsync({
      idempotencyKey: attempt.current.key,
      sides,
      ...setup,
    });
    const isAsked = sides.flat().filter((player) => 'userId' in player).length > 1;
    await navigate({
      to: isAsked ? '/games/$id' : '/games/$id/score',
      params: { id: String(id) },
    });
  }
  return { start, begin };
}

interface StartFormProps extends Omit<StartPageProps, 'input'> {
  options: StartOptions;
  hasHeading: boolean;
  onStart: (sides: Side[], setup: Setup) => Promise<void>;
}

function StartForm({ ownId, search, options, hasHeading, onStart }: StartFormProps) {
  const texts = useTexts('games/start');
  const [kind, setKind] = useState<'one' | 'teams' | 'alone'>('one');
  const [players, setPlayers] = useState<Players>(() => ({
    mates: [{ key: 1, chosen: null, typed: '' }],
    opponents: [{ key: 2, chosen: options.opponent && { person: options.opponent }, typed: '' }],
  }));
  const [isTried, setIsTried] = useState(false);
  const form = useZodForm(setupForm, {
    defaultValues: {
      ...valuesOf(options.last),
      ...(search.lounge && {
        loungeId: String(search.lounge),
        boardId: String(search.board ?? ''),
      }),
    },
    onSubmit: async (values) => {
      setIsTried(true);
      const mates = kind === 'teams' ? players.mates : [];
      const opponents = kind === 'one' ? players.opponents.slice(0, 1) : players.opponents;
      const picks = kind === 'alone' ? [] : [...mates, ...opponents];
      if (!picks.every(isFilled)) return;
      const own: Side = [{ userId: ownId }, ...mates.map(playerOf)];
      const sides = kind === 'alone' ? [own] : [own, opponents.map(playerOf)];
      await onStart(sides, setupOf(values, sides.length));
    },
  });
  const [game, legs] = form.watch(['game', 'legs']);
  const choose = (next: typeof kind) => {
    setKind(next);
    setIsTried(false);
    if (next === 'teams' && players.opponents.length === 1) {
      const all = [...players.mates, ...players.opponents];
      setPlayers({ ...players, opponents: [...players.opponents, emptyPick(all)] });
    }
  };
  const asked = kind === 'alone' ? [] : players.opponents.flatMap(({ chosen }) => chosen ?? []);
  const members = asked.flatMap((one) => ('person' in one ? one.person.firstName : []));
  return (
    <Form {...form.props}>
      {hasHeading ? <Heading size="heading">{texts.other()}</Heading> : null}
      <ChoiceRow
        legend={texts.kind.label()}
        name="kind"
        options={(['one', 'teams', 'alone'] as const).map((value) => ({
          value,
          label: texts.kind[value](),
        }))}
        onChange={({ target }) => choose(target.value as typeof kind)}
        checkedValue={kind}
      />
      {kind === 'alone' ? null : (
        <SidesFields
          kind={kind}
          {...players}
          known={options.opponents}
          onChange={setPlayers}
          isTried={isTried}
        />
      )}
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
          options={(['me', 'them', 'bull', 'chance'] as const).map((value) => ({
            value,
            label: texts.first[value](),
          }))}
          {...form.register('first')}
        />
      )}
      <MoreSettings form={form} lounges={options.lounges} isAlone={kind === 'alone'} />
      {members.length > 0 ? (
        <Muted>{texts.invitesThem({ names: members.join(', ') })}</Muted>
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
