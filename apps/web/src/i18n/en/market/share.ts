import type german from '../../de/market/share.ts';
import type { Translation } from '../../texts.ts';

export default {
  button: 'Share',
  buttonOf: 'Share {title:string}',
  title: 'Share this item',
  native: 'Share with this device',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not copy to the clipboard.',
  failed: 'Sharing failed.',
  qr: 'QR code with the link to {title:string}',
  qrHint: 'For someone’s camera, say at the board.',
  qrDownload: 'Download QR code',
  qrFailed: 'The QR code could not be downloaded.',
  elsewhere: 'Share elsewhere',
  opensNewTab: 'new tab',
  channels: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    email: 'E-mail',
  },
} satisfies Translation<typeof german>;
