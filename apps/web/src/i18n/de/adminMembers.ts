/** The members' part of the admin area. */
export default {
  title: 'Benutzer',
} as const;
