import { type Channel, channel } from 'node:diagnostics_channel';

/** What became of an attempt to sign in. */
export interface SignInAttempt {
  /** 'code', 'desktop' or the id of a provider. */
  with: string;
  outcome: 'success' | 'wrong' | 'expired' | 'used-up';
}

/** A mail that was ordered; those that only cost time count like the others, so that nobody learns who has an account. */
export interface QueuedMail {
  template: string;
}

/** What became of one attempt to send a mail. */
export interface MailAttempt {
  template: string;
  outcome: 'sent' | 'postponed' | 'refused' | 'expired';
}

/** A request that a limit has stopped. */
export interface LimitHit {
  /** Name of the rule (server/http/limits.ts). */
  limit: string;
}

/** A channel on which what happens is told to whoever counts it; with nobody there, telling costs nothing. */
interface EventOptions<Event extends object> {
  publish(event: Event): void;
  /** @returns ends it */
  subscribe(listener: (event: Event) => void): () => void;
}

function telling<Event extends object>(name: string): EventOptions<Event> {
  const channelOfName: Channel = channel(`product.${name}`);
  return {
    publish: (event) => channelOfName.publish(event),
    subscribe: (listener) => {
      const take = (event: unknown) => listener(event as Event);
      channelOfName.subscribe(take);
      return () => void channelOfName.unsubscribe(take);
    },
  };
}

/** What the parts of the server tell of themselves. Never a secret, an address or an id: the values become labels. */
export const happened = {
  signIn: telling<SignInAttempt>('sign-in'),
  mailQueued: telling<QueuedMail>('mail-queued'),
  mailAttempt: telling<MailAttempt>('mail-attempt'),
  limitHit: telling<LimitHit>('limit-hit'),
};
