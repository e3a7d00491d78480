import type { GenericEndpointContext } from '@better-auth/core';
import type { Language } from '#contract/languages.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import type { Mailer } from '../../email/mailer.ts';
import type { SignUpRules } from '../rules/sign-up-rules.ts';

interface CodeSenderServices {
  mailer: Pick<Mailer, 'enqueue' | 'enqueueDecoy'>;
  signUp: SignUpRules;
  languageOf(headers: Headers): Language;
}

/**
 * Puts the mail with a code into the queue, in the language of whoever asks. Where sign-up is closed and the address
 * has no account, nothing is sent, and nothing of that may show: the code is stored all the same, and a decoy costs
 * the same time.
 */
export function createCodeSender({ mailer, signUp, languageOf }: CodeSenderServices) {
  return async (
    { email, otp }: { email: string; otp: string },
    ctx?: GenericEndpointContext,
  ): Promise<void> => {
    const mail = {
      template: 'sign-in-code' as const,
      to: email,
      language: languageOf(ctx?.headers ?? new Headers()),
      props: { code: otp, minutes: codeMinutes },
      usefulFor: codeMinutes * 60,
    };
    const isWelcome = signUp.isOpen || (await hasAccountOrMayHave(email, ctx));
    await (isWelcome ? mailer.enqueue(mail) : mailer.enqueueDecoy(mail));
  };

  async function hasAccountOrMayHave(email: string, ctx?: GenericEndpointContext): Promise<boolean> {
    // Both are asked always, again for the time it takes.
    const [user, maySignUp] = await Promise.all([
      ctx?.context.internalAdapter.findUserByEmail(email),
      signUp.maySignUp(email),
    ]);
    return Boolean(user) || maySignUp;
  }
}
