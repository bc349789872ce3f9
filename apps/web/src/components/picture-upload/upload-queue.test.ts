import type { Picture } from '@oche/validators/uploads/schemas';
import { describe, expect, it } from 'vitest';
import { ApiError, errorDataOf } from '../../lib/errors/errors.ts';
import type { Sending } from './send-picture.ts';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string, { type = 'image/png', size = 10 } = {}) =>
  new File([new Uint8Array(size)], name, { type });
const picture = (id: string): Picture => ({
  id,
  url: `/media/${id}/9.webp`,
  width: 9,
  height: 9,
  sources: [],
  colour: '#000000',
});

interface Sent extends Sending {
  name: string;
  succeed(): void;
  fail(error: unknown): void;
}

/** A queue for which the test plays the server: `sent` are the requests, in order. */
function setup() {
  const sent: Sent[] = [];
  const stored: string[] = [];
  const queue = new UploadQueue({
    send({ name }, sending) {
      const { promise, resolve, reject } = Promise.withResolvers<Picture>();
      sending.signal.addEventListener('abort', () => reject(new Error('aborted')));
      sent.push({ ...sending, name, succeed: () => resolve(picture(name)), fail: reject });
      return promise;
    },
    onStored: ({ id }) => stored.push(id),
  });
  const states = () => queue.snapshot().map((each) => `${each.file.name} ${each.state}`);
  const request = async (index: number): Promise<Sent> => {
    await expect.poll(() => sent.length).toBeGreaterThan(index);
    return sent[index] as Sent;
  };
  return { queue, sent, stored, states, request };
}

describe('an upload queue', () => {
  it('sends one after the other and keeps their order', async () => {
    const { queue, sent, stored, states, request } = setup();
    queue.add([file('a'), file('b')]);
    queue.add([file('c')]);
    expect(states()).toEqual(['a sending', 'b waiting', 'c waiting']);
    expect(sent).toHaveLength(1);
    for (const index of [0, 1, 2]) (await request(index)).succeed();
    await expect.poll(() => stored).toEqual(['a', 'b', 'c']);
    expect(states()).toEqual([]);
  });

  it('tells how far one is', async () => {
    const { queue, request } = setup();
    queue.add([file('a')]);
    (await request(0)).onProgress(0.4);
    expect(queue.snapshot()[0]?.progress).toBe(0.4);
  });

  it('keeps what failed, goes on with the others, and tries again when asked', async () => {
    const { queue, stored, states, request } = setup();
    queue.add([file('a'), file('b')]);
    (await request(0)).fail(new Error('out of reach'));
    (await request(1)).succeed();
    await expect.poll(() => stored).toEqual(['b']);
    expect(states()).toEqual(['a failed']);
    expect(queue.snapshot()[0]?.mayRetry).toBe(true);
    queue.retry(queue.snapshot()[0]?.key ?? 0);
    expect(states()).toEqual(['a sending']);
    (await request(2)).succeed();
    await expect.poll(() => stored).toEqual(['b', 'a']);
  });

  it('does not offer to try again what will be refused again', async () => {
    const { queue, states, request } = setup();
    queue.add([file('a')]);
    const error = new ApiError({
      code: 'UPLOAD_TOO_MANY_PIXELS',
      domain: 'uploads',
      httpStatus: 400,
      requestId: '',
    });
    (await request(0)).fail(error);
    await expect.poll(states).toEqual(['a failed']);
    expect(queue.snapshot()[0]).toMatchObject({ error, mayRetry: false });
  });

  it.each([
    ['a.gif', { type: 'image/gif' }, 'UPLOAD_WRONG_FORMAT'],
    ['a.pdf', { type: '' }, 'UPLOAD_WRONG_FORMAT'],
    ['a.png', { size: 60_000_001 }, 'UPLOAD_TOO_LARGE'],
  ])('never sends %s %j', (name, facts, code) => {
    const { queue, sent } = setup();
    queue.add([file(name, facts)]);
    const [pending] = queue.snapshot();
    expect(pending).toMatchObject({ state: 'failed', mayRetry: false });
    expect(errorDataOf(pending?.error)?.code).toBe(code);
    expect(sent).toEqual([]);
  });

  it('knows a picture by its ending where the system names no type', async () => {
    const { queue, request } = setup();
    queue.add([file('a.AVIF', { type: '' })]);
    expect((await request(0)).name).toBe('a.AVIF');
  });

  it('ends the sending of what is taken away, and of all', async () => {
    const { queue, stored, states, request } = setup();
    queue.add([file('a'), file('b')]);
    queue.remove(queue.snapshot()[0]?.key ?? 0);
    expect((await request(0)).signal.aborted).toBe(true);
    await expect.poll(states).toEqual(['b sending']);
    queue.clear();
    expect((await request(1)).signal.aborted).toBe(true);
    expect([states(), stored]).toEqual([[], []]);
  });

  it('throws away a picture that was taken away while it arrived', async () => {
    const { queue, stored, request } = setup();
    queue.add([file('a'), file('b')]);
    (await request(0)).succeed();
    queue.remove(queue.snapshot()[0]?.key ?? 0);
    (await request(1)).succeed();
    await expect.poll(() => stored).toEqual(['b']);
  });
});
