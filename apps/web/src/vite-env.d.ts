/// <reference types="vite/client" />

declare module 'virtual:theme.css';

declare module 'virtual:shared-texts/de' {
  /** `errors/{domain}` → its texts */
  const files: Record<string, () => Promise<{ default: import('./i18n/texts.ts').Texts }>>;
  export default files;
}

declare module 'virtual:shared-texts/en' {
  export { default } from 'virtual:shared-texts/de';
}

declare module 'virtual:shared-texts/*/errors/common' {
  const texts: Record<import('@oche/validators/errors').ErrorCodeOf<'common'>, string>;
  export default texts;
}

declare module 'virtual:shared-texts/*/validation' {
  const texts: Record<import('@oche/validators/validation').ValidationKey, string>;
  export default texts;
}

declare module 'virtual:trpc-streams' {
  export { httpSubscriptionLink } from '@trpc/client';
}

declare module 'virtual:client-assets' {
  const assets: import('../vite/client-assets.ts').ClientAssets;
  export default assets;
}

declare module 'virtual:light-files' {
  /** addresses of style sheets by their names, and of the scripts of their pages */
  const files: { sheets: Record<string, string>; scripts: Record<string, string> };
  export default files;
}

declare module 'virtual:guides' {
  const guides: Record<
    import('@oche/validators/locale').Locale,
    Record<
      import('@oche/validators/developers/topics').GuideTopic,
      () => Promise<{ default: import('./features/pages/developers/guide.ts').Guide }>
    >
  >;
  export default guides;
}
