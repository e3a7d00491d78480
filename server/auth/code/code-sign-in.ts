import { emailOTP } from 'better-auth/plugins/email-otp';
import { codeLength, codeMinutes, codeTries } from '#contract/sign-in-code.ts';
import { deriveKey } from '../../config/derive-key.ts';
import type { Environment } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import type { Mailer } from '../../email/mailer.ts';
import { headersLanguage } from '../../http/request-language.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { Geoip } from '../../sessions/geoip.ts';
import { showCode } from '../sign-in/demo-plugin.ts';
import type { SignInEvents } from '../sign-in/sign-in-events.ts';
import type { SignUpRules } from '../sign-in/sign-up-rules.ts';
import { createBrowserBinding, createKnownBrowsers } from './browser-binding.ts';
import { createCodeMails } from './code-counters.ts';
import { codeHooks } from './code-hooks.ts';
import { createCodeLimits, createOneAtATime } from './code-limits.ts';
import { generateCode } from './generate-code.ts';
import { createCodeSender } from './send-code.ts';
import { createSignInFailures } from './sign-in-failures.ts';

interface CodeSignInServices {
  database: Database;
  environment: Pick<Environment, 'appUrl' | 'demo' | 'mode'>;
  mailer: Pick<Mailer, 'enqueue' | 'enqueueDecoy'>;
  limiter: RateLimiter;
  geoip: Geoip;
  events: SignInEvents;
  signUp: SignUpRules;
  /** AUTH_SECRET, from which keys are derived. */
  secret: string;
}

/** Signing in by code: better-auth's plugin with our hooks around its endpoints. */
export function createCodeSignIn(services: CodeSignInServices) {
  const { database, environment, mailer, limiter, geoip, events, signUp, secret } = services;
  const { appUrl, demo, mode } = environment;
  const binding = createBrowserBinding(deriveKey(secret, 'sign-in codes'));
  const knownBrowsers = createKnownBrowsers(deriveKey(secret, 'known browsers'));
  const failures = createSignInFailures({ database, limiter, knownBrowsers, demo });
  const mails = createCodeMails({ database, limiter });
  return {
    knownBrowsers,
    /** The form in which the table of verifications names an address. */
    keyOf: binding.keyOf,
    hooks: codeHooks({
      binding,
      limits: createCodeLimits({ limiter, mails, knownBrowsers, mode, demo }),
      failures,
      oneAtATime: createOneAtATime({ binding, limiter }),
      events,
      // A user who returns to a demo has nothing to wait for: no mail is sent.
      wait: !demo,
    }),
    plugin: emailOTP({
      otpLength: codeLength,
      expiresIn: codeMinutes * 60,
      allowedAttempts: codeTries,
      generateOTP: () => generateCode(),
      storeOTP: { hash: binding.digestOf },
      sendVerificationOTP: demo
        ? showCode
        : createCodeSender({ mailer, signUp, binding, geoip, languageOf: headersLanguage, appUrl }),
    }),
  };
}
