import { expect, test } from 'vitest';
import {
  ADDRESSES,
  broker,
  DATABASES,
  databaseProxy,
  etcdOf,
  patroniOf,
  pooler,
  replaced,
  webProxy,
} from './configuration.ts';

const linesWith = (text: string, part: string) =>
  text.split('\n').filter((line) => line.includes(part) && !line.startsWith('#'));

test.each(DATABASES)('%s has its own name and address, and knows all three', (name) => {
  const own = ADDRESSES[name];
  for (const text of [etcdOf(name), patroniOf(name)]) {
    expect(linesWith(text, 'name: ')).toContain(`name: ${name}`);
    for (const line of linesWith(text, 'listen')) expect(line).toContain(own);
    for (const line of linesWith(text, 'advertise')) expect(line).toContain(own);
    for (const line of linesWith(text, 'connect_address')) expect(line).toContain(own);
    for (const address of DATABASES.map((each) => ADDRESSES[each])) {
      expect(text).toContain(`${address}:23`);
    }
  }
});

test('proxy, pooler and broker lead where the machines are', () => {
  for (const name of DATABASES)
    expect(databaseProxy()).toContain(`server ${name} ${ADDRESSES[name]}:5432`);
  expect(pooler('/users.txt')).toContain(`host=${ADDRESSES.gate} port=5000`);
  expect(pooler('/users.txt')).toContain('auth_file = /users.txt');
  expect(broker()).toContain(`listen: ${ADDRESSES.broker}:4222`);
  const web = webProxy('/oche.pem');
  expect(web).toContain(`server oche1 ${ADDRESSES.web1}:3000`);
  expect(web).toContain(`server oche2 ${ADDRESSES.web2}:3000`);
});

test('a configuration that says something else than is replaced is an error, not another country', () => {
  expect(() => replaced('country/nats.conf', { 'listen: nowhere': '' })).toThrow(
    'docs/country/nats.conf lacks "listen: nowhere"',
  );
});
