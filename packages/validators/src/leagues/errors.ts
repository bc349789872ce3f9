import type { ErrorEntries } from '../errors/entry.ts';

export const leaguesErrors = {
  LEAGUE_NOT_FOUND: {
    status: 404,
    de: 'Diese Liga gibt es nicht.',
    en: 'There is no such league.',
  },
  LEAGUE_NOT_PUBLIC: {
    status: 409,
    de: 'Im Forum lesen alle mit. Diese Liga ist gerade nicht zu sehen.',
    en: 'Everybody reads the forum. This league can’t be seen right now.',
  },
  LEAGUE_EXISTS: {
    status: 409,
    de: 'In dieser Gegend gibt es schon eine Liga mit diesem Namen.',
    en: 'There is a league of this name in this area already.',
  },
  TOO_MANY_LEAGUES: {
    status: 409,
    de: 'Zehn Ligen sind genug. Gib erst eine ab.',
    en: 'Ten leagues are enough. Hand one over first.',
  },
  TOO_MANY_OFFICERS: {
    status: 409,
    de: 'Mehr als zwölf Spielleiter hat keine Liga.',
    en: 'No league has more than twelve officers.',
  },
  LEAGUE_HEAD_STAYS: {
    status: 409,
    de: 'Gib die Leitung erst an jemand anderen ab.',
    en: 'Hand the lead over to somebody else first.',
  },
  SEASON_NOT_FOUND: {
    status: 404,
    de: 'Diese Saison gibt es nicht.',
    en: 'There is no such season.',
  },
  SEASON_EXISTS: {
    status: 409,
    de: 'Eine Saison mit diesem Namen gibt es schon.',
    en: 'There is a season of this name already.',
  },
  SEASON_STATUS: {
    status: 409,
    de: 'Das geht in dieser Saison nicht mehr oder noch nicht.',
    en: 'That is not possible in this season any more, or not yet.',
  },
  SEASON_NOT_READY: {
    status: 409,
    de: 'Es fehlt noch ein Spielplan: Jede Staffel braucht zwei Teams und ihre Termine.',
    en: 'The fixture list is missing: each division needs two teams and its dates.',
  },
  SEASON_NOT_OVER: {
    status: 409,
    de: 'Es sind noch Begegnungen offen.',
    en: 'There are fixtures that have no result yet.',
  },
  DIVISION_NOT_FOUND: {
    status: 404,
    de: 'Diese Staffel gibt es nicht.',
    en: 'There is no such division.',
  },
  DIVISION_EXISTS: {
    status: 409,
    de: 'Eine Staffel mit diesem Namen gibt es in dieser Saison schon.',
    en: 'There is a division of this name in this season already.',
  },
  DIVISION_FULL: {
    status: 409,
    de: 'Mehr als 16 Teams passen nicht in eine Staffel.',
    en: 'A division holds no more than 16 teams.',
  },
  DIVISION_IN_USE: {
    status: 409,
    de: 'In dieser Staffel stehen noch Teams.',
    en: 'There are teams in this division.',
  },
  TEAM_NOT_FOUND: {
    status: 404,
    de: 'Dieses Team gibt es nicht.',
    en: 'There is no such team.',
  },
  TEAM_EXISTS: {
    status: 409,
    de: 'Ein Team mit diesem Namen gibt es in dieser Liga schon.',
    en: 'There is a team of this name in this league already.',
  },
  TEAM_IN_SEASON: {
    status: 409,
    de: 'Das Team ist in dieser Saison schon dabei.',
    en: 'The team is in this season already.',
  },
  TEAM_WITHDRAWN: {
    status: 409,
    de: 'Das Team hat zurückgezogen.',
    en: 'The team has withdrawn.',
  },
  TOO_MANY_DEPUTIES: {
    status: 409,
    de: 'Drei Vertretungen sind genug.',
    en: 'Three deputies are enough.',
  },
  SQUAD_FULL: {
    status: 409,
    de: 'Vierzig Spieler sind das Höchste.',
    en: 'Forty players are the limit.',
  },
  LEAGUE_PLAYER_NOT_FOUND: {
    status: 404,
    de: 'Hier spielt niemand, den du sehen kannst.',
    en: 'Nobody plays here whom you can see.',
  },
  PLAYER_REGISTERED: {
    status: 409,
    de: 'Ist in diesem Team schon gemeldet.',
    en: 'Registered for this team already.',
  },
  PLAYER_ELSEWHERE: {
    status: 409,
    de: 'Ist in dieser Saison für ein anderes Team gemeldet.',
    en: 'Registered for another team this season.',
  },
  REGISTRATION_NOT_FOUND: {
    status: 404,
    de: 'Diese Meldung gibt es nicht mehr.',
    en: 'This registration is gone.',
  },
  REGISTRATIONS_CLOSED: {
    status: 409,
    de: 'Für die letzten Spieltage wird niemand mehr gemeldet.',
    en: 'Nobody is registered for the last rounds.',
  },
  FIXTURE_NOT_FOUND: {
    status: 404,
    de: 'Diese Begegnung gibt es nicht.',
    en: 'There is no such fixture.',
  },
  FIXTURE_STATUS: {
    status: 409,
    de: 'Das geht bei dieser Begegnung nicht mehr oder noch nicht.',
    en: 'That is not possible for this fixture any more, or not yet.',
  },
  FIXTURES_PLAYED: {
    status: 409,
    de: 'Es wurde schon gespielt, deshalb bleibt der Spielplan, wie er ist.',
    en: 'Play has begun, so the fixture list stays as it is.',
  },
  LINE_UP_UNKNOWN: {
    status: 400,
    de: 'Diese Aufstellung kennt das Spielsystem nicht.',
    en: 'The format knows no such line-up.',
  },
  LINE_UP_SIZE: {
    status: 400,
    de: 'Jede Position braucht jemanden. Wer fehlt, bleibt ausdrücklich frei.',
    en: 'Each position needs somebody. Who is missing is left open on purpose.',
  },
  LINE_UP_TWICE: {
    status: 409,
    de: 'In einer Aufstellung steht niemand zweimal.',
    en: 'Nobody stands in a line-up twice.',
  },
  LINE_UP_OPEN: {
    status: 409,
    de: 'Beide Aufstellungen liegen offen, deshalb bleiben sie so. Wechseln geht noch.',
    en: 'Both line-ups are open, so they stay. You can still substitute.',
  },
  LINE_UP_MISSING: {
    status: 409,
    de: 'Erst nennen beide Teams ihre Aufstellung.',
    en: 'Both teams name their line-ups first.',
  },
  LINE_UP_RULE: {
    status: 409,
    de: 'Diese Aufstellung bricht eine Regel der Liga.',
    en: 'This line-up breaks a rule of the league.',
  },
  PLAYER_NOT_REGISTERED: {
    status: 409,
    de: 'Spielt nicht für dieses Team, oder ist noch nicht bestätigt.',
    en: 'Doesn’t play for this team, or isn’t confirmed yet.',
  },
  SUBSTITUTION_REFUSED: {
    status: 409,
    de: 'So darf hier nicht gewechselt werden.',
    en: 'This substitution is not allowed here.',
  },
  SHEET_GAME_UNKNOWN: {
    status: 404,
    de: 'Dieses Spiel steht nicht auf dem Spielbericht.',
    en: 'There is no such game on the sheet.',
  },
  SHEET_GAME_NOT_OPEN: {
    status: 409,
    de: 'Dieses Spiel ist gerade nicht dran.',
    en: 'This game is not to be played now.',
  },
  SHEET_DIFFERS: {
    status: 409,
    de: 'Auf dem Spielbericht steht inzwischen etwas anderes. Schau kurz drauf.',
    en: 'The sheet says something else by now. Have a look first.',
  },
  FIXTURE_SCORE_IMPOSSIBLE: {
    status: 400,
    de: 'So kann dieses Spiel nicht ausgehen.',
    en: 'This game can’t end like that.',
  },
  FIXTURE_CONFIRMED: {
    status: 409,
    de: 'Das Ergebnis ist bestätigt. Ändern kann es nur die Spielleitung.',
    en: 'The result is confirmed. Only the officers can change it.',
  },
  FIXTURE_DECIDED: {
    status: 409,
    de: 'Über diese Begegnung ist schon entschieden.',
    en: 'This fixture is decided already.',
  },
  NO_SHOW_REFUSED: {
    status: 409,
    de: 'Das geht erst nach der Wartezeit, wenn eure Aufstellung steht und die anderen niemanden genannt haben.',
    en: 'That is possible after the time of grace, when your line-up stands and the others have named nobody.',
  },
  MOVE_NOT_FOUND: {
    status: 404,
    de: 'Diese Anfrage ist erledigt.',
    en: 'This request is settled.',
  },
  MOVE_OPEN: {
    status: 409,
    de: 'Es wartet schon eine Anfrage auf Antwort.',
    en: 'A request is waiting for an answer already.',
  },
  MOVE_TOO_LATE: {
    status: 409,
    de: 'So kurz vorher wird nicht mehr verlegt. Frag die Spielleitung.',
    en: 'It is too late to move it. Ask the officers.',
  },
  MOVES_USED_UP: {
    status: 409,
    de: 'Euer Team hat seine Verlegungen in dieser Saison aufgebraucht.',
    en: 'Your team has used up its postponements this season.',
  },
  LAST_ROUND_FIXED: {
    status: 409,
    de: 'Der letzte Spieltag wird nicht verlegt.',
    en: 'The last round is not moved.',
  },
  IMPORT_STALE: {
    status: 409,
    de: 'Inzwischen hat sich in der Liga etwas geändert. Prüf die Liste noch einmal.',
    en: 'Something has changed in the league meanwhile. Check the list again.',
  },
  PENALTY_NOT_FOUND: {
    status: 404,
    de: 'Diese Strafe gibt es nicht mehr.',
    en: 'This penalty is gone.',
  },
} satisfies ErrorEntries;
