import type { GenericEndpointContext } from '@better-auth/core';
import type { Language } from '#contract/languages.ts';
import type { Mailer } from '../../email/mailer.ts';
import type { Logger } from '../../http/logger.ts';
import type { SignUpRules } from '../rules/sign-up-rules.ts';
import { codeMinutes } from './code-format.ts';

interface CodeSenderServices {
  mailer: Pick<Mailer, 'enqueue'>;
  signUp: SignUpRules;
  logger: Logger;
  languageOf(headers: Headers): Language;
}

/**
 * Puts the mail with a code into the queue, in the language of whoever asks. Where an address may neither sign in nor
 * sign up nothing is sent, and nothing of that may show: the code is stored all the same, and the answer waits neither
 * for the look at the users nor for the queue.
 */
export function createCodeSender({ mailer, signUp, logger, languageOf }: CodeSenderServices) {
  return async (
    { email, otp }: { email: string; otp: string },
    ctx?: GenericEndpointContext,
  ): Promise<void> => {
    const mail = {
      template: 'sign-in-code' as const,
      to: email,
      language: languageOf(ctx?.headers ?? new Headers()),
      props: { code: otp, minutes: codeMinutes },
    };
    if (signUp.isOpen) {
      // All addresses get a mail here, so waiting tells nothing, and the answer means that the mail is safe.
      await mailer.enqueue(mail);
      return;
    }
    const user = await ctx?.context.internalAdapter.findUserByEmail(email);
    if (!user && !(await signUp.maySignUp(email))) return;
    mailer.enqueue(mail).catch((err) => logger.error({ err }, 'a code could not be put into the mail queue'));
  };
}
