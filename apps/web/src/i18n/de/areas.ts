export default {
  deniedTitle: 'Nur für Admins',
  denied: "You don't have permission to access the admin area",
  list: {
    admin: {
      title: 'Admin',
    },
  },
} as const;
