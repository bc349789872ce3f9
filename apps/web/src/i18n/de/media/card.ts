/** The channels on a member's start page. */
export default {
  title: 'Kanäle',
  all: 'Alle Kanäle',
  tabs: 'Plattformen',
  none: {
    Podcast: 'Noch kein Podcast dabei.',
    YouTube: 'Noch kein YouTube-Kanal dabei.',
    Twitch: 'Noch kein Twitch-Kanal dabei.',
  },
  add: 'Kanal anlegen',
  platforms: { Podcast: 'Podcast', YouTube: 'YouTube', Twitch: 'Twitch' },
  followers: '{{count:Abonnent|Abonnenten}}',
  latest: 'Neueste Folge',
  failed: 'Fehler beim Laden der Kanäle',
} as const;
