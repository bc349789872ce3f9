import { expect, test } from 'vitest';
import { aptSettings, filesOf, source } from './files.ts';

test('the files of packages are read from what apt prints, versions with a colon included', () => {
  const printed = `Reading package lists...
The following NEW packages will be installed:
  dash
'http://deb.debian.org/debian/pool/main/d/dash/dash_0.5.12-12_amd64.deb' dash_0.5.12-12_amd64.deb 98492 SHA256:ab
'http://deb.debian.org/debian/pool/main/i/iproute2/x.deb' iproute2_1%3a6.15.0-1_amd64.deb 1 SHA256:cd
`;
  expect(filesOf(printed)).toEqual(['dash_0.5.12-12_amd64.deb', 'iproute2_1%3a6.15.0-1_amd64.deb']);
});

test('apt writes nothing outside of its folder, and takes nothing but signed packages', () => {
  const settings = aptSettings('/there', 'amd64').filter((each) => each !== '-o');
  const folders = settings.filter((each) => /^Dir::(State|Cache|Log)/.test(each));
  expect(folders.length).toBeGreaterThan(5);
  for (const each of folders) expect(each).toMatch(/=\/there(\/|$)/);
  expect(source('trixie', '/key.gpg')).toMatch(/^deb \[signed-by=\/key\.gpg\] http/);
});
