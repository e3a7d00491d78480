import type { GenericEndpointContext } from '@better-auth/core';
import { isLanguage, type Language } from '#contract/languages.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import type { Mailer } from '../../email/mailer.ts';
import type { SignUpRules } from '../rules/sign-up-rules.ts';
import { lostMail } from './lost-mail.ts';

interface CodeSenderServices {
  mailer: Pick<Mailer, 'enqueue' | 'enqueueDecoy'>;
  signUp: SignUpRules;
  languageOf(headers: Headers): Language;
}

/**
 * Puts the mail with a code into the queue, in the language that the person keeps, else in that of whoever asks. Where
 * sign-up is closed and the address has no account, nothing is sent, and nothing of that may show: the code is stored
 * all the same, and a decoy costs the same time.
 */
export function createCodeSender({ mailer, signUp, languageOf }: CodeSenderServices) {
  return async (
    { email, otp }: { email: string; otp: string },
    ctx?: GenericEndpointContext,
  ): Promise<void> => {
    try {
      // Both are asked for every address, again for the time it takes.
      const [found, maySignUp] = await Promise.all([
        ctx?.context.internalAdapter.findUserByEmail(email),
        signUp.maySignUp(email),
      ]);
      const { language } = (found?.user ?? {}) as { language?: unknown };
      const mail = {
        template: 'sign-in-code' as const,
        to: email,
        language: isLanguage(language) ? language : languageOf(ctx?.headers ?? new Headers()),
        props: { code: otp, minutes: codeMinutes },
        usefulFor: codeMinutes * 60,
      };
      await (found || maySignUp ? mailer.enqueue(mail) : mailer.enqueueDecoy(mail));
    } catch (error) {
      await lostMail.set({ error });
    }
  };
}
