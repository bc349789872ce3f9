import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { I18n } from '../../i18n/i18n.ts';
import type { ApiLink, AppRouter, ErrorData } from '../trpc.ts';
import { errorTextLink } from './error-text-link.ts';
import { errorText } from './errors.ts';

const failing =
  (error: TRPCClientError<AppRouter>): ApiLink =>
  () =>
  () =>
    observable((observer) => observer.error(error));

const refusal = (data: ErrorData) =>
  TRPCClientError.from<AppRouter>({ error: { message: data.code, code: -32_009, data } });

it('has the words for an error when it arrives', async () => {
  const i18n = new I18n('de');
  await i18n.load('common');
  const data = { code: 'THREAD_LOCKED', domain: 'forum', httpStatus: 409, requestId: '' } as const;
  const links = [errorTextLink(i18n), failing(refusal(data))];
  const error: unknown = await createTRPCClient<AppRouter>({ links })
    .forum.category.list.query()
    .catch((thrown: unknown) => thrown);
  expect(errorText(error, i18n)).toBe('Dieser Thread ist gesperrt.');
});

it('hands a lost connection on as it is', async () => {
  const i18n = new I18n('de');
  const lost = new TRPCClientError<AppRouter>('fetch failed');
  const client = createTRPCClient<AppRouter>({ links: [errorTextLink(i18n), failing(lost)] });
  await expect(client.forum.category.list.query()).rejects.toBe(lost);
  expect(i18n.namespaces).toEqual([]);
});
