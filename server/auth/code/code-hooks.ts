import type { GenericEndpointContext } from '@better-auth/core';
import { getSessionFromCtx, isAPIError } from 'better-auth/api';
import { codeMinutes, isLinkCode } from '#contract/sign-in-code.ts';
import type { CodeRefusal } from '#contract/sign-in-events.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { authError, fieldError, tooManyRequests } from '../auth-error.ts';
import { hook } from '../hook.ts';
import type { SignInEvents } from '../sign-in/sign-in-events.ts';
import type { BrowserBinding } from './browser-binding.ts';
import type { CodeLimits, OneAtATime } from './code-limits.ts';
import { mailFailure } from './send-code.ts';
import { codeAddress, type SignInFailures } from './sign-in-failures.ts';
import {
  codeIdentifierPrefix,
  dropStoredCode,
  findStoredCode,
  storeUsedUpCode,
  toStoredCode,
} from './stored-code.ts';

const sendPath = '/email-otp/send-verification-otp';
const verifyPath = '/sign-in/email-otp';

/** The plugin's own errors for a rejected code. */
const rejections: Readonly<Record<string, CodeRefusal>> = {
  INVALID_OTP: 'wrong',
  OTP_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'used-up',
};

interface CodeHooksServices {
  binding: BrowserBinding;
  limits: CodeLimits;
  failures: SignInFailures;
  oneAtATime: OneAtATime;
  events: Pick<SignInEvents, 'codeRefused'>;
  /** Whether a browser must wait before it requests another code for the same address. */
  wait: boolean;
}

/**
 * Hooks for what better-auth's e-mail code plugin lacks: codes bound to a browser, a wait before the next one, the
 * remaining tries in the response, 'expired' and 'too many' until a new code is requested, errors of their own for an
 * older code and for blocked cookies, a second tab that goes on, and an error if the mail could not be sent. A link's code is not bound to a browser.
 */
export function codeHooks({ binding, limits, failures, oneAtATime, events, wait }: CodeHooksServices) {
  const keyOf = (email: string) => binding.keyOf(`${codeIdentifierPrefix}${email}`);
  return {
    before: [
      hook(sendPath, async (ctx) => {
        if (ctx.body?.type !== 'sign-in') throw fieldError('type');
        const email = readEmail(ctx);
        await binding.recognize(ctx, { create: true });
        if (wait) await oneAtATime.begin(ctx, email);
        try {
          const address = await failures.readAddress(email, await keyOf(email));
          await codeAddress.set(address);
          const code = toStoredCode(address.codes);
          if (wait && code && code.resendIn > 0) throw tooManyRequests(code.resendIn, { codeSent: true });
          await limits.request(ctx, email);
        } catch (error) {
          await oneAtATime.end(email);
          throw error;
        }
        await binding.remember(ctx, codeMinutes * 60 * 2);
        return { context: { body: { email, type: 'sign-in' } } };
      }),
      hook(verifyPath, async (ctx) => {
        const email = readEmail(ctx);
        await limits.verify(ctx);
        if (typeof ctx.body.otp !== 'string') throw fieldError('otp', 'code.required');
        const byLink = isLinkCode(ctx.body.otp);
        // No browser without cookies can use a code, and the code itself may be right.
        if (!byLink && !ctx.headers?.get('cookie')) {
          await events.codeRefused(ctx, email, 'wrong');
          throw authError(400, 'COOKIES_NEEDED');
        }
        // Browsers say where a form comes from. What opens the links of mails to check them may send their forms, too, and
        // must not use up the code.
        if (byLink && !ctx.headers?.has('origin') && !ctx.headers?.has('sec-fetch-site'))
          throw authError(403, 'INVALID_ORIGIN');
        if (byLink) await binding.bindToLink(ctx.body.otp);
        else await binding.recognize(ctx, { create: false });
        const digest = await binding.digestOf(ctx.body.otp);
        // Without a pending code there is nothing to guess, and a link is not guessed.
        const tried = { key: await keyOf(email), digest: byLink ? null : digest };
        const { codes, mayTry } = await failures.take(ctx, email, tried);
        const code = toStoredCode(codes);
        if (!code) {
          // Used in another tab: this one goes on.
          const found = await getSessionFromCtx(ctx);
          if (found?.user.email === email) return ctx.json({ user: found.user });
        }
        if (code && !byLink && code.olderDigests.includes(digest)) {
          await events.codeRefused(ctx, email, 'expired');
          throw authError(400, 'NEWER_CODE_SENT');
        }
        if (code?.isExpired) {
          await events.codeRefused(ctx, email, 'expired');
          throw authError(400, 'OTP_EXPIRED');
        }
        if (code?.triesLeft === 0) {
          await events.codeRefused(ctx, email, 'used-up');
          throw authError(403, 'TOO_MANY_ATTEMPTS');
        }
        if (!mayTry) throw authError(403, 'TOO_MANY_ATTEMPTS');
        return { context: { body: { email } } };
      }),
    ],
    after: [
      hook(sendPath, async (ctx) => {
        const lost = await mailFailure.get();
        // Without the code there is no wait. If this fails, too, the first error is still the one to report.
        if (lost) await dropStoredCode(ctx, readEmail(ctx)).catch(() => {});
        await oneAtATime.end(readEmail(ctx));
        if (lost) throw lost.error;
      }),
      hook(verifyPath, async (ctx) => {
        const { returned } = ctx.context;
        const rejection = isAPIError(returned) ? rejections[String(returned.body?.code)] : undefined;
        if (rejection !== 'wrong' && rejection !== 'used-up') await failures.giveBack(ctx, readEmail(ctx));
        if (!isAPIError(returned)) return;
        if (rejection) await events.codeRefused(ctx, readEmail(ctx), rejection);
        // Concurrent tries can make the plugin drop the used-up code, which must stay marked as such.
        if (returned.body?.code === 'TOO_MANY_ATTEMPTS') await storeUsedUpCode(ctx, readEmail(ctx));
        if (returned.body?.code !== 'INVALID_OTP') return;
        const code = await findStoredCode(ctx, readEmail(ctx));
        if (!code) return;
        if (code.triesLeft === 0) throw authError(403, 'TOO_MANY_ATTEMPTS');
        throw authError(400, 'INVALID_OTP', { triesLeft: code.triesLeft });
      }),
    ],
  };
}

/** @throws {APIError} INVALID_EMAIL */
function readEmail(ctx: GenericEndpointContext): string {
  const email = normalizeEmail(ctx.body?.email);
  if (email === undefined) throw authError(400, 'INVALID_EMAIL');
  return email;
}
