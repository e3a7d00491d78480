import type { Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';

/** Signs the app in by the code in the mail, with the calls of a page; a new user gets a name. */
export async function signIn(page: Page, { mailbox }: ProductionServer, email: string): Promise<void> {
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([address, content]) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: content,
        });
        if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      },
      [path, JSON.stringify(body)] as const,
    );
  await post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await post('/api/auth/sign-in/email-otp', { email, otp: await mailbox.codeFor(email) });
  await post('/api/onboarding', { name: 'Amina Wanjiru' });
}
