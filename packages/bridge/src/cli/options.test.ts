import { describe, expect, it } from 'vitest';
import { optionsOf, type Typed } from './options.ts';
import { textOfWrong, textsFor } from './texts.ts';

const BOARD = ['--board', 'secret', '--server', 'https://oche.example'];
const AUTODARTS = [...BOARD, '--maker', 'autodarts', '--host', '192.168.1.20'];

const placed = (typed: Typed) => (typed.kind === 'run' ? typed.options.place : typed);
const wrongOf = (args: string[], env = {}) => {
  const typed = optionsOf(args, env);
  return typed.kind === 'wrong' ? typed.wrong.kind : typed.kind;
};

describe('the command line', () => {
  it('says where a board is', () => {
    expect(placed(optionsOf(AUTODARTS, {}))).toMatchObject({ maker: 'autodarts', port: 3180 });
    expect(
      placed(optionsOf([...BOARD, '--maker', 'opendartboard', '--host', 'darts.local'], {})),
    ).toMatchObject({ host: 'darts.local', port: 13520 });
    expect(placed(optionsOf([...AUTODARTS, '--port', '8080'], {}))).toMatchObject({ port: 8080 });
  });

  it('may stand in the environment', () => {
    const typed = optionsOf([], {
      OCHE_BOARD_TOKEN: 'secret',
      OCHE_SERVER: 'https://oche.example',
      OCHE_MAKER: 'scolia',
      SCOLIA_SERIAL: 'S1',
      SCOLIA_ACCESS_TOKEN: 'A1',
    });
    expect(typed).toMatchObject({
      kind: 'run',
      options: { token: 'secret', place: { maker: 'scolia', serial: 'S1', accessToken: 'A1' } },
    });
  });

  it.each<[string, string[]]>([
    ['noToken', []],
    ['noMaker', BOARD],
    ['maker', [...BOARD, '--maker', 'dartslive']],
    ['noHost', [...BOARD, '--maker', 'autodarts']],
    ['host', [...BOARD, '--maker', 'autodarts', '--host', 'a b']],
    ['port', [...AUTODARTS, '--port', '70000']],
    ['noScolia', [...BOARD, '--maker', 'scolia', '--serial', 'S1']],
    ['server', [...AUTODARTS, '--server', 'oche']],
    ['server', [...AUTODARTS, '--server', 'ftp://oche.example']],
    ['unknown', [...AUTODARTS, '--bored']],
  ])('says what is wrong: %s', (kind, args) => {
    expect(wrongOf(args)).toBe(kind);
  });

  it.each([
    ['http://localhost:3000', 'run'],
    ['http://127.0.0.1:3000', 'run'],
    ['http://192.168.1.5', 'run'],
    ['http://172.20.0.2', 'run'],
    ['http://oche.local', 'run'],
    ['http://[fd00::1]', 'run'],
    ['http://[2001:db8::1]', 'plainServer'],
    ['http://172.40.0.2', 'plainServer'],
    ['http://oche.example', 'plainServer'],
    ['http://10.evil.example', 'plainServer'],
  ])('sends no token to %s unprotected: %s', (server, kind) => {
    expect(wrongOf([...AUTODARTS, '--server', server])).toBe(kind);
  });

  it('has a text for each mistake, in both languages', () => {
    for (const language of ['de_DE.UTF-8', 'en_GB.UTF-8', undefined]) {
      const texts = textsFor(language);
      expect(textOfWrong(texts, { kind: 'maker', value: 'x' })).toContain('x');
      expect(textOfWrong(texts, { kind: 'maker', value: 'granboard' })).toContain('Chrome');
      expect(textOfWrong(texts, { kind: 'noHost' })).toContain('--host');
    }
    expect(textsFor('de_AT.UTF-8')).not.toBe(textsFor('fr_FR.UTF-8'));
  });
});
