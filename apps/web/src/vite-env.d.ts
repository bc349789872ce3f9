/// <reference types="vite/client" />

declare module 'virtual:theme.css';

declare module 'virtual:shared-texts' {
  type Dictionary = import('typesafe-i18n').BaseTranslation;
  /** `{locale}/errors/{domain}` → its texts */
  const loaders: Record<string, () => Promise<{ default: Dictionary }>>;
  export default loaders;
}

declare module 'virtual:shared-texts/*/errors/common' {
  const texts: Record<import('@oche/validators/errors').ErrorCodeOf<'common'>, string>;
  export default texts;
}

declare module 'virtual:shared-texts/*/validation' {
  const texts: Record<import('@oche/validators/validation').ValidationKey, string>;
  export default texts;
}

declare module 'virtual:client-assets' {
  const assets: import('../vite/client-assets.ts').ClientAssets;
  export default assets;
}
