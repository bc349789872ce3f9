export default {
  areas: { banners: 'Banner' },
  closed: { banners: 'Die Banner sind gerade abgeschaltet' },
  tabs: { banners: 'Banner' },
} as const;
