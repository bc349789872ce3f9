import type { Locale } from '@oche/validators/common';
import type { Deps } from '../../../lib/deps.ts';
import type { MailContent, MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { createInvitationToken } from './invitation-token.service.ts';
import '../lounges.mails.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import * as facts from './facts.queries.ts';
import { getLocaleOfAddress } from './recipient.queries.ts';
import type { MailTexts, Text } from './texts.ts';

const texts: Record<Locale, MailTexts> = { de, en };

/** The mails of the lounges. They are written when they are sent, so they say what is true then. */
export function loungeMails({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): MailTemplates {
  const write = (locale: Locale, text: Text, path: string): MailContent =>
    layoutMail({
      subject: text.subject,
      paragraphs: [texts[locale].greeting, ...text.paragraphs],
      action: { label: text.button, url: publicUrl(env, path) },
      footer: text.footer,
    });

  return {
    async 'lounges.invitation'({ to, locale: ofInviter, params }) {
      const now = clock.now().toISOString();
      const invitation = await facts.getOpenInvitation.first(db, { id: params.invitationId, now });
      if (!invitation) return null;
      const member = await getLocaleOfAddress.first(db, { email: to });
      const locale = member?.locale ?? ofInviter;
      const { inviteOwner, inviteManager } = texts[locale];
      const invite = invitation.role === 'owner' ? inviteOwner : inviteManager;
      const token = await createInvitationToken(db, invitation.id);
      return write(locale, invite(invitation.loungeName), `/venues/invitation?token=${token}`);
    },
    async 'lounges.invitationRequested'({ locale, params }) {
      const now = clock.now().toISOString();
      const request = await facts.getOpenRequest.first(db, { id: params.invitationId, now });
      if (!request) return null;
      const { loungeId, loungeName: lounge, firstName, lastName, email } = request;
      const text = texts[locale].invitationRequested({
        lounge,
        member: `${firstName} ${lastName}`,
        email,
      });
      return write(locale, text, `/venues/${loungeId}/manage/team`);
    },
    async 'lounges.invitationDecided'({ locale, params: { loungeId, isConfirmed } }) {
      const lounge = await facts.getLoungeName.first(db, { loungeId });
      if (!lounge) return null;
      const { invitationConfirmed, invitationRefused } = texts[locale];
      const tell = isConfirmed ? invitationConfirmed : invitationRefused;
      return write(locale, tell(lounge.name), `/venues/${loungeId}`);
    },
    async 'lounges.inherited'({ locale, params: { loungeId } }) {
      const lounge = await facts.getLoungeName.first(db, { loungeId });
      if (!lounge) return null;
      return write(locale, texts[locale].inherited(lounge.name), `/venues/${loungeId}/manage`);
    },
    async 'lounges.handedOver'({ locale, params: { loungeId } }) {
      const lounge = await facts.getLoungeName.first(db, { loungeId });
      if (!lounge) return null;
      return write(locale, texts[locale].handedOver(lounge.name), `/venues/${loungeId}`);
    },
  };
}
