/**
 * A limit: at most `limit` times in `windowSeconds`. The window begins with the first request
 * (rate-limiter.ts); for mails and wrong codes it slides (code-counters.ts).
 */
export interface LimitRule {
  /** Name of the counter; rules with the same name share one on all routes. */
  name: string;
  limit: number;
  windowSeconds: number;
}

const minute = 60;

/**
 * Codes sent to one address, requested from one network. With a minute between two mails no user reaches it by mistake.
 */
export const codeRequestsByNetwork: LimitRule = {
  name: 'code-network',
  limit: 5,
  windowSeconds: 10 * minute,
};

/**
 * Mails with codes to one address, per day and per hour, in sliding windows: 60 and 20 in all. Unknown browsers have a
 * separate share, so that they use up neither that of browsers in which the owner has signed in, nor that of codes for
 * the account.
 */
export const codeMailShares = {
  unknownBrowsers: { name: 'code-mails', limit: 30, hourly: 10, windowSeconds: 24 * 60 * minute },
  /**
   * Counts together with unknown browsers, and leaves them the last: it must contain a link, as only sign-in mails do.
   */
  newAddress: { name: 'code-mails', limit: 29, hourly: 9, windowSeconds: 24 * 60 * minute },
  knownBrowsers: { name: 'code-mails-known', limit: 15, hourly: 5, windowSeconds: 24 * 60 * minute },
  account: { name: 'code-mails-account', limit: 15, hourly: 5, windowSeconds: 24 * 60 * minute },
} as const satisfies Record<string, LimitRule & { hourly: number }>;

export type CodeMailShare = keyof typeof codeMailShares;

/**
 * Codes requested by a browser that has signed in to the address before; unknown browsers' requests do not affect it.
 */
export const codeRequestsByKnownBrowser: LimitRule = {
  name: 'code-browser',
  limit: 5,
  windowSeconds: 10 * minute,
};

/**
 * Wrong sign-in codes for one address in the hour before each try, across codes, browsers and networks. Browsers in
 * which the owner has signed in count separately, and so do codes for the account: 20 in all.
 */
export const codeFailuresInUnknownBrowsers: LimitRule = {
  name: 'code-failures',
  limit: 8,
  windowSeconds: 60 * minute,
};
export const codeFailuresInKnownBrowsers: LimitRule = {
  name: 'code-failures-known',
  limit: 6,
  windowSeconds: 60 * minute,
};
export const accountCodeFailures: LimitRule = {
  name: 'code-failures-account',
  limit: 6,
  windowSeconds: 60 * minute,
};

/** Rejected codes per address in the audit trail: unknown browsers can cause them. */
export const codeRefusalEvents: LimitRule = {
  name: 'code-refused',
  limit: 10,
  windowSeconds: 60 * minute,
};

/** Usual number of mails with codes to one address; a user requests from one network, five times at most. */
export const usualCodeRequests: LimitRule = {
  name: 'code-usual',
  limit: 5,
  windowSeconds: 10 * minute,
};

/** One concurrent mail per address and browser; reset by the end of the request, or expired after a crash. */
export const codeUnderWay: LimitRule = {
  name: 'code-under-way',
  limit: 1,
  windowSeconds: 10,
};

/** Codes for changes to a signed-in user's account, to any address. */
export const accountCodeRequests: LimitRule = {
  name: 'code-account',
  limit: 5,
  windowSeconds: 10 * minute,
};

/** Exports by one user from one network: each is a full table scan. */
export const exportsByUser: LimitRule = {
  name: 'export-person',
  limit: 30,
  windowSeconds: 10 * minute,
};

/** The same from all networks together. Not applied in a demo, whose two accounts are shared by many users. */
export const exportsByUserAnywhere: LimitRule = {
  name: 'export-person-anywhere',
  limit: 60,
  windowSeconds: 10 * minute,
};

/** Limits for one network address (IPv6: one /64). */
export interface IpRules {
  /** Requested codes. A school or office behind one address must still be able to sign in. */
  codeRequests: LimitRule;
  /** Entered codes, right or wrong. */
  codeTries: LimitRule;
  /** All requests to pages and to the API together; files and probes are not counted. */
  api: LimitRule;
}

/**
 * In local mode every request comes from loopback, so that one address is shared by all users and test runs on that
 * machine, and gets a higher limit.
 */
export function ipRules(mode: 'local' | 'hosted'): IpRules {
  const factor = mode === 'local' ? 20 : 1;
  return {
    codeRequests: { name: 'code-ip', limit: 30 * factor, windowSeconds: 10 * minute },
    codeTries: { name: 'try-ip', limit: 100 * factor, windowSeconds: 10 * minute },
    api: { name: 'api-ip', limit: 300 * factor, windowSeconds: minute },
  };
}
