import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { pictureFile, sendPicture } from '../../uploads/testing.ts';
import { insertBanner } from '../testing.ts';

const server = useTestApp();
const staff = { totp_enabled_at: new Date() };

it('a banner travels over REST: made, listed, counted, read as a spreadsheet, deleted', async () => {
  const { api, app } = server;
  const admin = await api.createMember({ role: 'admin', ...staff });
  const headers = { cookie: await server.signIn(admin) };
  const upload = await sendPicture(
    server,
    await pictureFile('image/png', { width: 1920, height: 192 }),
    {
      ...headers,
      'content-type': 'image/png',
    },
  );
  const payload = {
    title: '=Barrels',
    advertiser: 'Steeldart-Depot',
    position: 'dashboard',
    imageUrl: upload.json().url,
    isActive: true,
  };
  const url = '/api/admin/banners';
  const made = await app.inject({ method: 'POST', url, payload, headers });
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  const listed = await app.inject({ url, headers });
  expect(listed.json()).toMatchObject([{ ...payload, id, startDate: null, endDate: null }]);
  const changed = { ...payload, title: 'Flights' };
  const put = await app.inject({ method: 'PUT', url: `${url}/${id}`, payload: changed, headers });
  expect(put.json().title).toBe('Flights');
  const wrong = { ...payload, imageUrl: 'banner.png' };
  const refused = await app.inject({ method: 'POST', url, payload: wrong, headers });
  expect(refused.json().fields).toEqual([
    { path: 'imageUrl', message: 'Gültige URL erforderlich' },
  ]);

  await api.deps.db
    .insertInto('banner_days')
    .values({ banner_id: id, day: '2031-03-02', impressions: 300, clicks: 4 })
    .execute();
  const days = '?from=2031-03-01&to=2031-03-02';
  const sheet = await app.inject({ url: `${url}/${id}/report.csv${days}`, headers });
  expect(sheet.headers['content-disposition']).toContain('banner-2031-03-01-2031-03-02.csv');
  expect(sheet.body.split('\r\n')).toEqual([
    '\uFEFFTag;Banner;Platz;Einblendungen;Klicks;Klickrate in Prozent',
    '2031-03-01;Flights;dashboard;0;0;',
    '2031-03-02;Flights;dashboard;300;4;1,33',
    '',
  ]);
  const link = await api.callerFor(admin).banners.admin.link.create({ id, isOfAdvertiser: true });
  const token = link.url.split('/').at(-1);
  const open = `/api/banner-reports/${token}/report.csv${days}`;
  const read = await app.inject({ url: open });
  expect(read.body).toBe(sheet.body);
  expect(read.headers['x-robots-tag']).toBe('noindex');

  await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers });
  expect((await app.inject({ url, headers })).json()).toEqual([]);
});

it('spreadsheets are for admins, and for who has a link', async () => {
  const { api, app } = server;
  const admin = await api.createMember({ role: 'admin', ...staff });
  const id = await insertBanner(api, admin);
  const path = `/api/admin/banners/${id}/report.csv`;
  expect((await app.inject({ url: path })).statusCode).toBe(401);
  const moderator = await api.createMember({ role: 'moderator', ...staff });
  const cookie = await server.signIn(moderator);
  expect((await app.inject({ url: path, headers: { cookie } })).statusCode).toBe(403);
  const own = { cookie: await server.signIn(admin) };
  expect((await app.inject({ url: `${path}?from=gestern`, headers: own })).statusCode).toBe(400);
  const unknown = `/api/banner-reports/${'a'.repeat(43)}/report.csv`;
  expect((await app.inject({ url: unknown })).statusCode).toBe(404);
});
