/** How often something may happen: at most `limit` times within a window that begins with the first time. */
export interface LimitRule {
  /** Names the counter; the same name is the same counter on every route. */
  name: string;
  limit: number;
  windowSeconds: number;
}

const minute = 60;

/** Codes sent to one address, asked for from one network. With a minute between two mails nobody meets this by mistake. */
export const codeRequestsByNetwork: LimitRule = {
  name: 'code-network',
  limit: 5,
  windowSeconds: 10 * minute,
};

/**
 * Mails with codes to one address, in the day and in the hour before each: 60 and 20 in all. Unknown browsers have a share of
 * their own, so that they use up neither that of browsers from which the owner has signed in, nor that of codes for the
 * own account.
 */
export const codeMailShares = {
  unknownBrowsers: { name: 'code-mails', limit: 30, hourly: 10, windowSeconds: 24 * 60 * minute },
  /** Counts with those of unknown browsers, and leaves them the last: it has to hold a link, which only a sign-in's mail has. */
  newAddress: { name: 'code-mails', limit: 29, hourly: 9, windowSeconds: 24 * 60 * minute },
  knownBrowsers: { name: 'code-mails-known', limit: 15, hourly: 5, windowSeconds: 24 * 60 * minute },
  account: { name: 'code-mails-account', limit: 15, hourly: 5, windowSeconds: 24 * 60 * minute },
} as const satisfies Record<string, LimitRule & { hourly: number }>;

export type CodeMailShare = keyof typeof codeMailShares;

/** Codes asked for by a browser that has signed in to the address before; unknown browsers' requests do not touch it. */
export const codeRequestsByKnownBrowser: LimitRule = {
  name: 'code-browser',
  limit: 5,
  windowSeconds: 10 * minute,
};

/**
 * Wrong sign-in codes for one address, in the hour before each try, whatever codes, browsers and networks. Browsers
 * from which the owner has signed in count apart, and so do codes for the own account: 20 in all.
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

/** Refused codes that the audit trail keeps of one address: unknown browsers can bring them about. */
export const codeRefusalEvents: LimitRule = {
  name: 'code-refused',
  limit: 10,
  windowSeconds: 60 * minute,
};

/** Mails with codes to one address that are nothing unusual; a user asks from one network, five times at most. */
export const usualCodeRequests: LimitRule = {
  name: 'code-usual',
  limit: 5,
  windowSeconds: 10 * minute,
};

/** One mail at a time to an address for a browser; ends with the request, or with a crash of the server. */
export const codeUnderWay: LimitRule = {
  name: 'code-under-way',
  limit: 1,
  windowSeconds: 10,
};

/** Codes that a signed-in user is sent for the own account, to whatever address. */
export const accountCodeRequests: LimitRule = {
  name: 'code-account',
  limit: 5,
  windowSeconds: 10 * minute,
};

/** Sign-ins to the desktop app that one user confirms on the website. */
export const desktopSignInsByAccount: LimitRule = {
  name: 'handover-account',
  limit: 10,
  windowSeconds: 10 * minute,
};

/** Files of whole lists for one user, from one network: each reads a table from its beginning to its end. */
export const exportsByUser: LimitRule = {
  name: 'export-person',
  limit: 30,
  windowSeconds: 10 * minute,
};

/** The same from wherever: who has many networks has no more. The two accounts of a demo are used by many, so there it does not apply across networks. */
export const exportsByUserAnywhere: LimitRule = {
  name: 'export-person-anywhere',
  limit: 60,
  windowSeconds: 10 * minute,
};

/** What one network address (IPv6: one /64) may do. */
export interface IpRules {
  /** Codes asked for. A school or office behind one address must still get in. */
  codeRequests: LimitRule;
  /** Codes entered, right or wrong. */
  codeTries: LimitRule;
  /** All requests together, to pages and to the API; files and probes are not counted. */
  api: LimitRule;
}

/**
 * In local mode every request comes from loopback, so that its one address counts for all users and test runs on
 * that machine, and gets more.
 */
export function ipRules(mode: 'local' | 'hosted'): IpRules {
  const factor = mode === 'local' ? 20 : 1;
  return {
    codeRequests: { name: 'code-ip', limit: 30 * factor, windowSeconds: 10 * minute },
    codeTries: { name: 'try-ip', limit: 100 * factor, windowSeconds: 10 * minute },
    api: { name: 'api-ip', limit: 300 * factor, windowSeconds: minute },
  };
}
