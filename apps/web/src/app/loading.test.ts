import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/errors/errors.ts';
import { idOf, loadPage } from './loading.ts';

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

const apiError = (httpStatus: number) =>
  new ApiError({
    code: httpStatus === 404 ? 'THREAD_NOT_FOUND' : 'INTERNAL',
    domain: httpStatus === 404 ? 'forum' : 'common',
    httpStatus,
    requestId: 'r',
  });

describe('loadPage', () => {
  const texts = Promise.resolve();

  it('gives the data', async () => {
    expect(await loadPage(texts, async () => 180)).toBe(180);
  });

  it('takes what the API does not know for a page that is not found', async () => {
    const error = await rejection(loadPage(texts, () => Promise.reject(apiError(404))));
    expect(isNotFound(error)).toBe(true);
  });

  it('passes other errors on', async () => {
    const broken = apiError(500);
    expect(await rejection(loadPage(texts, () => Promise.reject(broken)))).toBe(broken);
  });

  it('waits for the texts that say what is wrong', async () => {
    const order: string[] = [];
    const slowTexts = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
      order.push('texts');
    });
    await rejection(loadPage(slowTexts, () => Promise.reject(apiError(404))));
    expect(order).toEqual(['texts']);
  });
});

describe('idOf', () => {
  it('reads an id', () => {
    expect(idOf('31')).toBe(31);
  });

  it.each(['abc', '0', '-1', '1.5', ''])('takes %j for a page that is not found', (param) => {
    expect(() => idOf(param)).toThrow(expect.objectContaining({ isNotFound: true }));
  });
});
