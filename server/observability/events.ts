import { type Channel, channel } from 'node:diagnostics_channel';

/** The outcome of an attempt to sign in. */
export interface SignInAttempt {
  /** 'code', 'desktop' or the id of a provider. */
  with: string;
  outcome: 'success' | 'wrong' | 'expired' | 'used-up';
}

/** A queued mail. Decoys count like the others, so that the metrics do not reveal who has an account. */
export interface QueuedMail {
  template: string;
}

/** The outcome of one attempt to send a mail. */
export interface MailAttempt {
  template: string;
  outcome: 'sent' | 'postponed' | 'refused' | 'expired';
}

/** A request that was rejected by a limit. */
export interface LimitHit {
  /** Name of the rule (server/limits/limits.ts). */
  limit: string;
}

/** One run of a job. */
export interface JobRun {
  /** 'feature.what'. */
  name: string;
  /** 'retry': it has not succeeded, and is to be tried again; 'failed': it is not. */
  outcome: 'completed' | 'retry' | 'failed';
  seconds: number;
}

/** A diagnostics channel with typed events. Publishing costs nothing while nobody subscribes. */
interface EventChannel<Event extends object> {
  publish(event: Event): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: Event) => void): () => void;
}

function eventChannel<Event extends object>(name: string): EventChannel<Event> {
  const named: Channel = channel(`product.${name}`);
  return {
    publish: (event) => named.publish(event),
    subscribe: (listener) => {
      const take = (event: unknown) => listener(event as Event);
      named.subscribe(take);
      return () => void named.unsubscribe(take);
    },
  };
}

/** The server's published events. Their values become labels: never a secret, an address or an id. */
export const serverEvents = {
  signIn: eventChannel<SignInAttempt>('sign-in'),
  mailQueued: eventChannel<QueuedMail>('mail-queued'),
  mailAttempt: eventChannel<MailAttempt>('mail-attempt'),
  limitHit: eventChannel<LimitHit>('limit-hit'),
  jobRun: eventChannel<JobRun>('job-run'),
};
