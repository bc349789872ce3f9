import type { ForumDraft } from '@oche/validators/forum/drafts/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { type DraftState, draftSync, type Known, type Unsaved } from './draft-sync.ts';
import { type Written, writtenIn } from './written.ts';

/** A server as it answers, in memory: one draft, a new revision with each save. */
function place() {
  let draft: ForumDraft | null = null;
  let revision = 0;
  let isAway = false;
  const reached = async () => {
    if (isAway) throw new Error('no answer');
  };
  return {
    text: () => draft?.content ?? null,
    away: (is: boolean) => {
      isAway = is;
    },
    /** what is sent takes its draft along */
    send: (sent: { revision: number } | undefined) => {
      if (sent?.revision === draft?.revision) draft = null;
    },
    server: {
      async get() {
        await reached();
        return draft;
      },
      async save(written: Written, basedOn: number | null) {
        await reached();
        if ((draft?.revision ?? null) !== basedOn) return { revision: null, other: draft };
        revision += 1;
        const { title, content, answered, poll } = written;
        const tags = [...written.tags];
        const updatedAt = '2026-11-21T19:00:00.000Z';
        draft = { id: 1, revision, title, content, answered, poll, tags, pictures: [], updatedAt };
        return { id: 1, revision };
      },
      async discard() {
        await reached();
        draft = null;
      },
    },
  };
}

const words = (content: string) => writtenIn({ content });

/** A device with its form; `found` is what it has kept over a reload. */
function device(
  { server }: ReturnType<typeof place>,
  found: { text?: string; known?: Known; unsaved?: Unsaved | null } = {},
) {
  let content = found.text ?? '';
  let known = found.known ?? null;
  let unsaved = found.unsaved ?? null;
  let state: DraftState | null = null;
  const sync = draftSync({
    server,
    memory: {
      read: () => known,
      write: (next) => {
        known = next;
      },
    },
    unsaved: {
      read: () => unsaved,
      write: (next) => {
        unsaved = next;
      },
    },
    take: (written) => {
      content = written?.content ?? '';
      sync.typed(written);
    },
    show: (next) => {
      state = next;
    },
    isPassing: () => true,
  });
  sync.typed(words(content));
  return {
    sync,
    content: () => content,
    state: () => state,
    kept: () => ({ text: content, ...(known && { known }) }),
    unsaved: () => unsaved,
    async type(text: string) {
      content = text;
      sync.typed(words(text));
      await vi.advanceTimersByTimeAsync(2000);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('saves after a pause, and goes on on another device', async () => {
  const there = place();
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Bristle');
  expect(there.text()).toBe('Bristle');
  const desk = device(there);
  await desk.sync.start();
  expect(desk.content()).toBe('Bristle');
  expect(desk.state()?.resumed).not.toBeNull();
  await desk.type('Bristle, neu');
  expect(there.text()).toBe('Bristle, neu');
});

it('asks when something else stands there, and loses neither text', async () => {
  const there = place();
  const [phone, desk] = [device(there), device(there)];
  await Promise.all([phone.sync.start(), desk.sync.start()]);
  await phone.type('Vom Telefon');
  await desk.type('Vom Schreibtisch');
  expect(there.text()).toBe('Vom Telefon');
  expect(desk.state()?.conflict?.other?.content).toBe('Vom Telefon');
  expect(desk.content()).toBe('Vom Schreibtisch');
  await desk.type('Vom Schreibtisch, weiter');
  expect(there.text()).toBe('Vom Telefon');
  desk.sync.decide(true);
  expect(desk.content()).toBe('Vom Telefon');
  desk.sync.swap();
  await vi.advanceTimersByTimeAsync(2000);
  expect(there.text()).toBe('Vom Schreibtisch, weiter');
  expect(desk.state()?.spare?.content).toBe('Vom Telefon');
});

it('takes the newer text of another device over when nothing was typed here since', async () => {
  const there = place();
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Eins');
  const desk = device(there);
  await desk.sync.start();
  await desk.type('Zwei');
  const reloaded = device(there, phone.kept());
  await reloaded.sync.start();
  expect(reloaded.content()).toBe('Zwei');
});

it('keeps trying without a server, and saves what was typed over a reload', async () => {
  const there = place();
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Eins');
  there.away(true);
  await phone.type('Eins, zwei');
  expect(phone.state()?.kept).toBe('here');
  const reloaded = device(there, phone.kept());
  await reloaded.sync.start();
  expect(reloaded.content()).toBe('Eins, zwei');
  there.away(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.text()).toBe('Eins, zwei');
  expect(reloaded.state()?.kept).toBe('everywhere');
});

it('gives another tab what a closed one could not save, and nothing that is saved', async () => {
  const there = place();
  const closed = device(there);
  await closed.sync.start();
  await closed.type('Eins');
  expect(closed.unsaved()).toBeNull();
  there.away(true);
  await closed.type('Eins, zwei');
  const opened = device(there, { unsaved: closed.unsaved() });
  await opened.sync.start();
  expect(opened.content()).toBe('Eins, zwei');
  expect(opened.state()?.kept).toBe('here');
  there.away(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.text()).toBe('Eins, zwei');
  expect(opened.state()?.conflict).toBeNull();
  expect(opened.unsaved()).toBeNull();
});

it('resumes for somebody who has pressed "reply" and written nothing yet', async () => {
  const there = place();
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Eins');
  const desk = device(there);
  desk.sync.typed(writtenIn({ answered: { id: 5, number: 2, firstName: 'Luka', quote: null } }));
  await desk.sync.start();
  expect(desk.content()).toBe('Eins');
  expect(desk.state()?.conflict).toBeNull();
});

it('has what a closed tab left at hand beside what stands in this one', async () => {
  const there = place();
  const left = { written: words('Aus dem anderen Tab') as Written, known: null };
  const tab = device(there, { text: 'Aus diesem', unsaved: left });
  await tab.sync.start();
  expect(tab.content()).toBe('Aus diesem');
  tab.sync.swap();
  expect(tab.content()).toBe('Aus dem anderen Tab');
});

it('leaves nothing on the device of what was sent or thrown away', async () => {
  const there = place();
  there.away(true);
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Eins');
  expect(phone.unsaved()?.written.content).toBe('Eins');
  phone.sync.sent();
  expect(phone.unsaved()).toBeNull();
  await phone.type('Zwei');
  phone.sync.discard();
  expect(phone.unsaved()).toBeNull();
  await phone.type('Drei');
  await phone.type('');
  expect(phone.unsaved()).toBeNull();
});

it('brings nothing back that was sent, and says elsewhere that it is gone', async () => {
  const there = place();
  const [phone, desk] = [device(there), device(there)];
  await phone.sync.start();
  await phone.type('Fertig');
  await desk.sync.start();
  // typed at the last moment: the timer runs while it is sent
  phone.sync.typed(words('Fertig!'));
  await phone.sync.sending(async (sent) => {
    await vi.advanceTimersByTimeAsync(5000);
    there.send(sent);
  });
  phone.sync.sent();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.text()).toBeNull();
  await desk.type('Fertig?');
  expect(desk.state()?.conflict).toEqual({ other: null });
  desk.sync.decide(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(there.text()).toBe('Fertig?');
});

it('goes when everything is deleted, and is saved at once when the form goes', async () => {
  const there = place();
  const phone = device(there);
  await phone.sync.start();
  await phone.type('Eins');
  await phone.type('');
  expect(there.text()).toBeNull();
  phone.sync.typed(words('Zum Schluss'));
  phone.sync.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(there.text()).toBe('Zum Schluss');
});
