import { describesItself, discoveryAddress } from '../config/discovery.ts';
import type { Environment } from '../config/settings.ts';
import type { Logger } from '../http/logger.ts';

/** Milliseconds between questions to a provider that does not answer. */
const retryEvery = 30_000;

/**
 * Origins of the pages on which configured providers let users sign in, for the pages' content security policy.
 * An OpenID Connect provider may have them elsewhere than its issuer; its discovery document tells, asked for in the
 * background until it answers.
 */
export function providerOrigins(
  { providers: { github, google, oidc } }: Pick<Environment, 'providers'>,
  logger: Logger,
): { list(): string[]; stop(): void } {
  const origins = new Set<string>();
  const stopping = new AbortController();
  if (github) origins.add('https://github.com');
  if (google) origins.add('https://accounts.google.com');
  if (oidc) {
    origins.add(new URL(oidc.issuer).origin);
    void discover(oidc.issuer);
  }

  async function discover(issuer: string): Promise<void> {
    try {
      const address = discoveryAddress(issuer);
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]);
      const answer = (await (await fetch(address, { signal, redirect: 'error' })).json()) as {
        issuer?: unknown;
        authorization_endpoint: string;
      };
      if (!describesItself(address, answer.issuer))
        throw new Error('its discovery document names another issuer');
      origins.add(new URL(answer.authorization_endpoint).origin);
    } catch (error) {
      if (stopping.signal.aborted) return;
      logger.warn({ err: error }, 'the OpenID Connect provider does not answer');
      setTimeout(() => !stopping.signal.aborted && void discover(issuer), retryEvery).unref();
    }
  }

  return { list: () => [...origins], stop: () => stopping.abort() };
}
