import { expect, it } from 'vitest';
import { refusal, type TestMember, useTestApi } from '../../../testing/index.ts';

const api = useTestApi();

const localeOf = async ({ id }: TestMember) => {
  const row = await api.deps.db
    .selectFrom('users')
    .select('locale')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.locale;
};

it('a member chooses the language of the own mails, and of nobody else’s', async () => {
  const [member, other] = [await api.createMember(), await api.createMember()];
  await api.callerFor(member).auth.setLocale({ locale: 'en' });
  expect([await localeOf(member), await localeOf(other)]).toEqual(['en', 'de']);
});

it('is kept by suspended members, refused to visitors and for languages that we don’t speak', async () => {
  const suspended = await api.createMember({ status: 'suspended' });
  await api.callerFor(suspended).auth.setLocale({ locale: 'en' });
  expect(await localeOf(suspended)).toBe('en');
  const visitor = await refusal(api.callerFor(null).auth.setLocale({ locale: 'en' }));
  expect(visitor.code).toBe('UNAUTHENTICATED');
  const french: string = 'fr';
  const unknown = await refusal(
    api.callerFor(suspended).auth.setLocale({ locale: french as 'de' }),
  );
  expect(unknown.code).toBe('BAD_INPUT');
});
