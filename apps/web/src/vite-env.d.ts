/// <reference types="vite/client" />

declare module 'virtual:theme.css';

declare module 'virtual:client-assets' {
  const assets: import('../vite/client-assets.ts').ClientAssets;
  export default assets;
}
