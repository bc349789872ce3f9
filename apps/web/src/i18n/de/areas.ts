export default {
  deniedTitle: 'Nur für Admins',
  denied: "You don't have permission to access the admin area",
  mockLogin: 'Mock Login',
  list: {
    admin: {
      title: 'Admin',
    },
  },
} as const;
