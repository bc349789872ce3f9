import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createTournament, enterGuests, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let username: string;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  username = (await api.callerFor(ben).social.people.own()).username;
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;

describe('an import', () => {
  it('shows what is wrong, and enters the rest in the order of the file', async () => {
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    await as(anna).entries.add({ id, players: [{ guestName: 'Schon da' }] });
    const csv = [
      '\uFEFFName;Setzplatz;Bezahlt',
      'Gustav;1;ja',
      `@${username};;nein`,
      'schon DA;;',
      'gustav;;',
      '"Udo; der Erste";1;',
      '@niemand;;',
      ';2;',
      'Vera;viele;',
      `${'x'.repeat(61)};;`,
      '"Wer ""der Rote"" ist";2;x',
      // as long as a name may be
      `${'w'.repeat(60)};;`,
    ].join('\r\n');
    const preview = await as(anna).entries.previewImport({ id, csv });
    expect(preview.lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, null],
      [4, 'alreadyEntered'],
      [5, 'twice'],
      [6, 'seedTaken'],
      [7, 'unknownMember'],
      [8, 'noName'],
      [9, 'seed'],
      [10, 'nameTooLong'],
      [11, null],
      [12, null],
    ]);
    expect(preview.lines[1]?.players).toEqual([{ name: 'Ben Bull', isMember: true }]);
    expect(preview).toMatchObject({ entered: 3, waiting: 1 });
    // the preview writes nothing
    expect((await as(anna).get({ id })).participantCount).toBe(1);
    expect(await as(anna).entries.import({ id, csv })).toEqual({ entered: 3, waiting: 1 });
    const { items } = await as(anna).entries.list({ id });
    expect(items.map(({ name, seed, isPaid }) => [name, seed, isPaid])).toEqual([
      ['Schon da', null, false],
      ['Gustav', 1, true],
      ['Ben Bull', null, false],
      ['Wer "der Rote" ist', 2, true],
    ]);
    // once more: all are in
    expect(await as(anna).entries.import({ id, csv })).toEqual({ entered: 0, waiting: 0 });
  });

  it('takes a list of names, and teams with their players', async () => {
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    expect(await as(anna).entries.import({ id, csv: 'Gustav\nUdo\n\nVera\n' })).toEqual({
      entered: 3,
      waiting: 0,
    });
    const pairs = await createTournament(api, anna, { teamSize: 2 });
    const csv = `Name,Players\nDie Zwei,Gustav / @${username}\nAllein,Udo\n`;
    const preview = await as(anna).entries.previewImport({ id: pairs.id, csv });
    expect(preview.lines.map(({ problem }) => problem)).toEqual([null, 'teamSize']);
    await as(anna).entries.import({ id: pairs.id, csv });
    const { items } = await as(anna).entries.list({ id: pairs.id });
    expect(items).toMatchObject([
      { name: 'Die Zwei', players: [{ guestName: 'Gustav' }, { person: { id: ben.id } }] },
    ]);
  });

  it('is for organisers, of what is a CSV', async () => {
    const { id } = await createTournament(api, anna);
    const wish = { id, csv: 'Gustav' };
    for (const name of ['previewImport', 'import'] as const) {
      expect(await codeOf(as(ben).entries[name](wish))).toBe('FORBIDDEN');
      expect(await codeOf(as(null).entries[name](wish))).toBe('UNAUTHENTICATED');
      const broken = await refusal(as(anna).entries[name]({ id, csv: 'Name\n"offen' }));
      expect(broken).toMatchObject({ code: 'BAD_INPUT', fields: { csv: 'invalid' } });
      const long = as(anna).entries[name]({ id, csv: 'a\n'.repeat(1001) });
      expect(await refusal(long)).toMatchObject({ fields: { csv: 'tooMany' } });
    }
    await enterGuests(api, anna, id);
    await as(anna).start({ id });
    await as(anna).complete({ id });
    expect(await codeOf(as(anna).entries.import(wish))).toBe('TOURNAMENT_STATUS');
  });
});
