import type { Page } from 'playwright/test';

interface Options {
  hasResidentKey?: boolean;
  isUserVerified?: boolean;
}

/** Control of Chromium's virtual authenticator, which answers for a user who agrees. */
export interface VirtualAuthenticator {
  /** Whether it recognizes its user. */
  verifyUser(isUserVerified: boolean): Promise<void>;
  /** Whether its user reacts; otherwise requests wait. */
  react(enabled: boolean): Promise<void>;
  remove(): Promise<void>;
}

export async function addAuthenticator(page: Page, options: Options = {}): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...options,
    },
  });
  return {
    async verifyUser(isUserVerified) {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async react(enabled) {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async remove() {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** Opens the dialog on the account page, which awaits the code. */
export async function askToAdd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

/** Types the code, and lets the browser make the passkey. */
export async function add(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code sent to').pressSequentially(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
}

/** Lets the page keep, as `asked`, how it asked for passkeys, and whether it still does. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: object[] = [];
    const get = navigator.credentials.get.bind(navigator.credentials);
    Object.assign(globalThis, { asked });
    navigator.credentials.get = (options) => {
      const { mediation, signal } = options ?? {};
      asked.push({
        mediation,
        get aborted() {
          return signal?.aborted;
        },
      });
      return get(options);
    };
  });
}

/** As if the user cancelled the next question of the browser: nobody can press its own buttons. */
export async function failOnce(page: Page, question: 'create' | 'get'): Promise<void> {
  await page.evaluate((name) => {
    const { credentials } = navigator;
    const answer = credentials[name].bind(credentials);
    credentials[name] = async () => {
      credentials[name] = answer as never;
      throw new DOMException('cancelled', 'NotAllowedError');
    };
  }, question);
}
