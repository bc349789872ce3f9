import type { ErrorEntries } from '../errors/entry.ts';

export const forumErrors = {
  CATEGORY_INACTIVE: {
    status: 409,
    de: 'Diese Kategorie ist nicht aktiv; hier kann niemand mehr schreiben.',
    en: 'This category is inactive; nobody can write here any more.',
  },
  SUBFORUM_INACTIVE: {
    status: 409,
    de: 'Dieses Subforum ist nicht aktiv; hier kann niemand mehr schreiben.',
    en: 'This subforum is inactive; nobody can write here any more.',
  },
  SUBFORUM_LOCKED: {
    status: 409,
    de: 'Dieses Subforum ist gesperrt.',
    en: 'This subforum is locked.',
  },
  THREAD_LOCKED: {
    status: 409,
    de: 'Dieser Thread ist gesperrt.',
    en: 'This thread is locked.',
  },
  POST_WAITS: {
    status: 409,
    de: 'Angekommen. Bevor es andere sehen, sieht es sich jemand an: Das ist bei ersten Beiträgen mit Links oder Bildern so, und bei manchen Wörtern.',
    en: 'It has arrived. Before others see it, somebody has a look: that is so for first posts with links or pictures, and with some words.',
  },
  POST_CHANGED: {
    status: 409,
    de: 'Jemand hat den Beitrag geändert, während du geschrieben hast. Dein Text ist noch da.',
    en: 'Somebody has changed the post while you were writing. Your text is still there.',
  },
  WIKI_NEEDS_LEVEL: {
    status: 403,
    de: 'Wikis bearbeitest und öffnest du ab der Stufe „Stammkraft“. Was dir dahin fehlt, steht unter „Forum“ in deinem Konto.',
    en: 'You edit and open wikis from the level “Regular” on. What you still need for it is under “Forum” in your account.',
  },
  TAGS_NEED_LEVEL: {
    status: 403,
    de: 'Tags vergibst du ab der Stufe „Eingeworfen“. Ohne Tags kannst du den Thread eröffnen.',
    en: 'You choose tags from the level “Warmed up” on. Without tags you can start the thread.',
  },
  EDIT_WAITS: {
    status: 409,
    de: 'Damit müsste der Beitrag erst freigegeben werden. Schreib es in einen neuen.',
    en: 'With this the post would have to be approved first. Write it in a new one.',
  },
  THREAD_NOT_FOUND: {
    status: 404,
    de: 'Thread nicht gefunden',
    en: 'Thread not found',
  },
  SUBFORUM_NOT_FOUND: {
    status: 404,
    de: 'Subforum nicht gefunden',
    en: 'Subforum not found',
  },
  TAG_NOT_FOUND: {
    status: 404,
    de: 'Diesen Tag gibt es nicht mehr.',
    en: 'There is no such tag any more.',
  },
  TAG_TAKEN: {
    status: 409,
    de: 'Diesen Namen oder diese Adresse hat schon ein anderer Tag.',
    en: 'Another tag has this name or address already.',
  },
  POST_NOT_FOUND: {
    status: 404,
    de: 'Beitrag nicht gefunden',
    en: 'Post not found',
  },
  OWN_POST: {
    status: 409,
    de: 'Auf einen eigenen Beitrag kannst du nicht reagieren.',
    en: 'You cannot react to a post of your own.',
  },
  DRAFT_NOT_FOUND: {
    status: 404,
    de: 'Diesen Entwurf gibt es nicht mehr.',
    en: 'This draft is gone.',
  },
  TOO_MANY_FORUM_DRAFTS: {
    status: 409,
    de: 'Du hast schon 50 Entwürfe. Wirf einen weg, dann wird auch dieser aufgehoben.',
    en: 'You have 50 drafts already. Throw one away, and this one will be kept, too.',
  },
  PARENT_POST_NOT_FOUND: {
    status: 404,
    de: 'Der Beitrag, auf den du antwortest, ist nicht mehr da.',
    en: 'The post you are answering is gone.',
  },
  THREAD_HAS_REPLIES: {
    status: 409,
    de: 'Thread kann nicht gelöscht werden, da bereits Antworten vorhanden sind.',
    en: 'The thread cannot be deleted because it already has replies.',
  },
  FIRST_POST: {
    status: 409,
    de: 'Der erste Beitrag kann nur mit dem ganzen Thread gelöscht werden.',
    en: 'The first post can only be deleted with the whole thread.',
  },
  EDIT_WINDOW_OVER: {
    status: 409,
    de: 'Die Zeit zum Bearbeiten ist vorbei.',
    en: 'The time for editing is over.',
  },
  POST_UNDO_OVER: {
    status: 409,
    de: 'Zum Zurückholen ist es zu spät.',
    en: 'It is too late to bring it back.',
  },
  REMINDER_IN_PAST: {
    status: 400,
    de: 'Daran kann dich niemand mehr erinnern: Der Zeitpunkt ist schon vorbei.',
    en: 'Nobody can remind you any more: that moment is over.',
  },
  NO_SOLUTIONS_HERE: {
    status: 409,
    de: 'In diesem Subforum werden Threads nicht als gelöst markiert.',
    en: 'Threads of this subforum can’t be solved.',
  },
  FIRST_POST_NO_SOLUTION: {
    status: 409,
    de: 'Der erste Beitrag ist die Frage; lösen kann sie nur eine Antwort.',
    en: 'The first post is the question; only an answer can solve it.',
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    de: 'Kategorie nicht gefunden',
    en: 'Category not found',
  },
  CLUB_PLACE: {
    status: 409,
    de: 'Das sind die Neuigkeiten eines Clubs: Er öffnet, benennt und schließt sie selbst, und seine Threads bleiben dort.',
    en: 'This is the news of a club: the club opens, names and closes it, and its threads stay there.',
  },
  POST_STAYS: {
    status: 409,
    de: 'Ein Beitrag bleibt in seinem Thread und unter dem, auf den er antwortet.',
    en: 'A post stays in its thread, and beneath the one that it answers.',
  },
  PLACE_NOT_BESIDE: {
    status: 409,
    de: 'Die Reihenfolge hat sich inzwischen geändert. Lade sie neu.',
    en: 'The order has changed meanwhile. Load it again.',
  },
  THREAD_MOVED: {
    status: 404,
    de: 'Dieser Thread ist in einem anderen aufgegangen.',
    en: 'This thread has become a part of another one.',
  },
  FIRST_POST_STAYS: {
    status: 409,
    de: 'Der erste Beitrag bleibt in seinem Thread. Führe die Threads zusammen, wenn alles mitgehen soll.',
    en: 'The first post stays in its thread. Merge the threads if all of it should go along.',
  },
  POSTS_ELSEWHERE: {
    status: 409,
    de: 'Einer der Beiträge ist nicht mehr in diesem Thread. Lade die Seite neu.',
    en: 'One of the posts is no longer in this thread. Load the page again.',
  },
  SAME_THREAD: {
    status: 409,
    de: 'Das ist derselbe Thread.',
    en: 'That is the same thread.',
  },
  SAME_SUBFORUM: {
    status: 409,
    de: 'Da steht der Thread schon.',
    en: 'The thread is there already.',
  },
  REORDERING_NOT_FOUND: {
    status: 404,
    de: 'Davon steht hier nichts.',
    en: 'There is nothing about that here.',
  },
  REORDERING_FINAL: {
    status: 409,
    de: 'Dafür ist es zu spät: Umsortiertes lässt sich zehn Minuten lang rückgängig machen.',
    en: 'It is too late for that: what was rearranged can be undone for ten minutes.',
  },
  REORDERING_CHANGED: {
    status: 409,
    de: 'Hier hat sich seitdem etwas geändert. Mach zuerst das Spätere rückgängig.',
    en: 'Something has changed here since then. Undo what came later first.',
  },
} satisfies ErrorEntries;
