import english from 'virtual:shared-texts/en';
import { uploadsErrors } from '@oche/validators/uploads/errors';
import { describe, expect, it, vi } from 'vitest';
import { I18n, textsTag } from './i18n.ts';

describe('texts', () => {
  it('are there in both languages', () => {
    const namesOf = (files: Record<string, unknown>) =>
      Object.keys(files).map((path) => path.replace(/^\.\/\w+\//, ''));
    const german = namesOf(import.meta.glob('./de/**/*.ts'));
    expect(german.length).toBeGreaterThan(0);
    expect(namesOf(import.meta.glob('./en/**/*.ts'))).toEqual(german);
  });

  it('say "die Oche" in German: one is in it, not on it', () => {
    const files = import.meta.glob<string>('./de/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const wrong = Object.values(files).flatMap((text) =>
      text.match(/.*\b(am|auf|bei|von|zu|mit) Oche\b.*/g),
    );
    expect(wrong.filter(Boolean)).toEqual([]);
  });
});

describe('texts shared with the server', () => {
  it('are one language of one domain, and nothing but texts', async () => {
    const texts = await english['errors/uploads']?.();
    expect(texts?.default).toMatchObject({
      UPLOAD_BROKEN: 'The picture is damaged or incomplete.',
    });
    expect(Object.keys(texts?.default ?? {})).toEqual(Object.keys(uploadsErrors));
    expect(Object.values(texts?.default ?? {}).every((text) => typeof text === 'string')).toBe(
      true,
    );
  });

  it('of every page are no file of their own', () => {
    expect(Object.keys(english)).not.toContain('errors/common');
  });
});

describe('I18n', () => {
  it('gives the texts of a namespace that has been loaded', async () => {
    const i18n = new I18n('de');
    expect(() => i18n.texts('common')).toThrow('common');
    await i18n.load('common');
    expect(i18n.texts('common').toHome()).toBe('Zur Startseite');
  });

  it('gives the same object each time, so that hooks can depend on it', async () => {
    const i18n = new I18n('de');
    await i18n.load('common');
    expect(i18n.texts('common')).toBe(i18n.texts('common'));
    expect(i18n.texts('common').ui).toBe(i18n.texts('common').ui);
  });

  it('remembers what was asked for', async () => {
    const i18n = new I18n('de');
    await Promise.all([i18n.load('common', 'home'), i18n.load('common')]);
    expect(i18n.namespaces).toEqual(['common', 'home']);
  });

  it('switches the language when all texts in use are there', async () => {
    const i18n = new I18n('de');
    await i18n.load('common', 'home');
    const listener = vi.fn(() => {
      expect(i18n.texts('home').place.next({ points: 1280, place: 3 })).toBe(
        '1,280 more points to place 3',
      );
    });
    i18n.subscribe(listener);
    const switched = i18n.setLocale('en');
    expect(i18n.locale).toBe('de');
    await switched;
    expect(i18n.locale).toBe('en');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('counts and formats as the language does', async () => {
    const i18n = new I18n('de');
    await i18n.load('home');
    const { next } = i18n.texts('home').place;
    expect(next({ points: 1, place: 3 })).toBe('Noch 1 Punkt bis Platz 3');
    expect(next({ points: 1280, place: 3 })).toBe('Noch 1.280 Punkte bis Platz 3');
  });
});

describe('texts in a page', () => {
  it('are those of its namespaces, without what all pages share', async () => {
    const tag = await textsTag('de', ['common', 'polls', 'errors/polls']);
    const [, json = ''] =
      /^<script type="application\/json" id="texts" lang="de">(.*)<\/script>$/s.exec(tag) ?? [];
    expect(Object.keys(JSON.parse(json))).toEqual(['polls', 'errors/polls']);
    expect(json).not.toContain('<');
  });
});
