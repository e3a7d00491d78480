import type { SignIn } from '#contract/pages.ts';
import { callAuth } from '../lib/auth/call-auth.ts';
import { reloadInit } from '../lib/init.ts';
import type { Services } from '../lib/services.ts';

/** The steps of signing in over HTTP. Who the visitor is gets asked anew after each that changes it. */
export function createBrowserSignIn(services: Pick<Services, 'api' | 'queryClient'>): SignIn {
  return {
    async requestCode(email) {
      await callAuth('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    },
    async verifyCode(email, code) {
      await callAuth('/sign-in/email-otp', { email, otp: code });
      await reloadInit(services);
    },
    async startSocial(provider, redirect) {
      const { url } = await callAuth<{ url: string }>('/sign-in/social', {
        provider,
        callbackURL: redirect ?? '/login',
        errorCallbackURL: '/login/error',
      });
      return url;
    },
    async signOut() {
      await callAuth('/sign-out', {});
      services.queryClient.clear();
    },
  };
}
