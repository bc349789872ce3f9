import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../i18n/react.tsx';
import { LOCALE_COOKIE, THEME_COOKIE } from '../../lib/storage/cookies.ts';

/** The API sets these cookies; with https their names begin with `__Host-`. */
const SESSION_COOKIE = 'oche_session';
const DEVICE_COOKIE = 'oche_device';
const BOARD_COOKIE = 'oche_board';
const OIDC_COOKIE = 'oche_oidc';
/** not a cookie, but kept in the browser's storage */
const MAP_CHOICE = 'oche:map';
const VIDEO_CHOICE = 'oche:videos';
const RELOADED = 'oche:reloaded';
const SCORER = 'oche:scorer, oche:totals';
const KNOWN_AREAS = 'oche:areas';
const LAST_SEARCHES = 'oche:searches';

/** Lists everything that is stored in the reader's browser. */
export function CookieTable() {
  const { cookies } = useTexts('pages/privacy');
  const rows = [
    [SESSION_COOKIE, cookies.session(), cookies.sessionDuration()],
    [THEME_COOKIE, cookies.theme(), cookies.year()],
    [LOCALE_COOKIE, cookies.locale(), cookies.year()],
    [DEVICE_COOKIE, cookies.device(), cookies.deviceDuration()],
    [BOARD_COOKIE, cookies.tablet(), cookies.tabletDuration()],
    [OIDC_COOKIE, cookies.oidc(), cookies.minutes()],
    [cookies.drafts(), cookies.draftsPurpose(), cookies.draftsDuration()],
    [RELOADED, cookies.reloadedPurpose(), cookies.reloadedDuration()],
    [cookies.files(), cookies.filesPurpose(), cookies.filesDuration()],
    [cookies.games(), cookies.gamesPurpose(), cookies.gamesDuration()],
    [SCORER, cookies.scorerPurpose(), cookies.mapDuration()],
    [cookies.subscription(), cookies.subscriptionPurpose(), cookies.subscriptionDuration()],
    [LAST_SEARCHES, cookies.searchesPurpose(), cookies.searchesDuration()],
    [KNOWN_AREAS, cookies.areasPurpose(), cookies.mapDuration()],
    [MAP_CHOICE, cookies.mapPurpose(), cookies.mapDuration()],
    [VIDEO_CHOICE, cookies.videosPurpose(), cookies.mapDuration()],
  ] as const;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{cookies.name()}</th>
          <th scope="col">{cookies.purpose()}</th>
          <th scope="col">{cookies.duration()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, purpose, duration]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    maxWidth: 'measure',
    textStyle: 'small',
    textAlign: 'start',
    tableLayout: 'fixed',
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '2',
      verticalAlign: 'top',
      textAlign: 'start',
      // three columns with long German words, down to 320 pixels
      hyphens: 'auto',
      overflowWrap: 'break-word',
    },
    '& thead th': { textStyle: 'label', color: 'fg.muted', width: '34%' },
    '& thead th:nth-of-type(2)': { width: '37%' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
});
