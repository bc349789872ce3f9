import { expect, it, vi } from 'vitest';
import { I18n } from '../../i18n/i18n.ts';
import { ApiError, ConnectionError, errorText } from '../errors.ts';
import { withErrorTexts } from './error-text-link.ts';
import type { ApiLink } from './link.ts';

const failing = (error: Error): ApiLink => ({
  call: () => Promise.reject(error),
  follow(_path, _input, { onError }) {
    onError(error);
    return () => {};
  },
});

const locked = new ApiError({
  code: 'THREAD_LOCKED',
  domain: 'forum',
  httpStatus: 409,
  requestId: '',
});

it('has the words for an error when it arrives', async () => {
  const i18n = new I18n('de');
  await i18n.load('common');
  const link = withErrorTexts(failing(locked), i18n);
  await expect(link.call('query', 'forum.category.list', undefined)).rejects.toBe(locked);
  expect(errorText(locked, i18n)).toBe('Dieser Thread ist gesperrt.');
});

it('has them when a stream is refused, too', async () => {
  const i18n = new I18n('de');
  await i18n.load('common');
  const onError = vi.fn(() => expect(i18n.isLoaded('errors/forum')).toBe(true));
  const handlers = { onStarted() {}, onData() {}, onError };
  withErrorTexts(failing(locked), i18n).follow('forum.thread.events', {}, handlers);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(locked));
});

it('hands a lost connection on as it is', async () => {
  const i18n = new I18n('de');
  const lost = new ConnectionError();
  const link = withErrorTexts(failing(lost), i18n);
  await expect(link.call('query', 'forum.category.list', undefined)).rejects.toBe(lost);
  expect(i18n.namespaces).toEqual([]);
});
