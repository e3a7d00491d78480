import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import { codeMinutes, linkCodeLength } from '#contract/sign-in-code.ts';
import type { Mailer } from '../../email/mailer.ts';
import { deviceOf } from '../../sessions/device.ts';
import type { Geoip } from '../../sessions/geoip.ts';
import { clientAddressHeader } from '../client-headers.ts';
import type { SignUpRules } from '../sign-in/sign-up-rules.ts';
import type { BrowserBinding } from './browser-binding.ts';
import { isUsualRequest, secondsUntilNextMail } from './code-counters.ts';
import { generateCode } from './generate-code.ts';
import { codeAddress } from './sign-in-failures.ts';
import { storeLinkCode } from './stored-code.ts';

/**
 * Why the mail of this request could not be queued. better-auth logs what a code sender throws and still answers
 * 'sent', so the error is stored here and thrown after the endpoint (code-hooks.ts).
 */
export const mailFailure = defineRequestState<{ error: unknown } | null>(() => null);

interface CodeSenderServices {
  mailer: Pick<Mailer, 'enqueue' | 'enqueueDecoy'>;
  signUp: SignUpRules;
  binding: BrowserBinding;
  geoip: Geoip;
  /** Origin of the links. */
  appUrl: string;
  languageOf(headers: Headers): Language;
}

/**
 * Queues the mail with a code, in the user's saved language, else in that of the request. If sign-up is closed and the
 * address has no account, nothing is sent, and the response must not reveal it: the code is stored all the same, and a
 * decoy takes the same time.
 *
 * While the address is under attack, the mail also contains a link, which signs the owner in even if others have used
 * up the limits. If no mail may follow for a while, the link stays valid for all of it.
 */
export function createCodeSender(services: CodeSenderServices) {
  const { mailer, signUp, binding, geoip, languageOf, appUrl } = services;
  return async (
    { email, otp }: { email: string; otp: string },
    ctx?: GenericEndpointContext,
  ): Promise<void> => {
    try {
      const address = await codeAddress.get();
      if (!address) throw new Error('the address has not been read');
      const { hasAccount, language: saved } = address;
      const isUnderAttack = address.isUnderAttack || !(await isUsualRequest.get());
      // Queried for every address, so that it takes the same time.
      const maySignUp = await signUp.maySignUp(email);
      const heldBack = ctx ? await secondsUntilNextMail.get() : null;
      const seconds = Math.max(codeMinutes * 60, Math.ceil(heldBack ?? 0));
      const headers = ctx?.headers ?? new Headers();
      const language = isLanguage(saved) ? saved : languageOf(headers);
      const mail = {
        template: 'sign-in-code' as const,
        to: email,
        language,
        props: {
          code: otp,
          minutes: codeMinutes,
          askedFrom: {
            device: deviceOf(headers.get('user-agent')),
            place: geoip.locate(headers.get(clientAddressHeader()), language),
          },
          ...(ctx && (isUnderAttack || heldBack !== null) && { link: await makeLink(ctx, email, seconds) }),
          ...(heldBack !== null && { isLast: true }),
        },
        usefulFor: seconds,
      };
      await (hasAccount || maySignUp ? mailer.enqueue(mail) : mailer.enqueueDecoy(mail));
    } catch (error) {
      await mailFailure.set({ error });
    }
  };

  async function makeLink(ctx: GenericEndpointContext, email: string, seconds: number): Promise<string> {
    const code = generateCode(linkCodeLength);
    await binding.bindToLink(code, async () =>
      storeLinkCode(ctx, { email, digest: await binding.digestOf(code), seconds }),
    );
    return `${appUrl}/login/verify?${new URLSearchParams({ email, code })}`;
  }
}
