import * as z from 'zod/mini';

export const deviceKinds = ['desktop', 'phone', 'tablet', 'app', 'other'] as const;

/** Device of a session, as far as its user agent tells. */
export const deviceSchema = z.object({
  /** A name as the maker writes it, such as 'Firefox'; null when unknown, and for our own app. */
  browser: z.nullable(z.string()),
  /** Such as 'Windows' or 'Android'. */
  system: z.nullable(z.string()),
  /** 'app' is this product's desktop app. */
  kind: z.enum(deviceKinds),
});

/** Location of an IP address. */
export const geoLocationSchema = z.object({
  /** True for addresses of the server's own machine or network; these have neither city nor country. */
  isLocal: z.boolean(),
  city: z.nullable(z.string()),
  /** Two letters (ISO 3166-1). */
  country: z.nullable(z.string()),
});

/** One session of a user, for that user and for admins. Never holds its token. */
export const sessionInfoSchema = z.object({
  id: z.string(),
  device: deviceSchema,
  ipAddress: z.nullable(z.string()),
  /** Null when nobody knows. */
  place: z.nullable(geoLocationSchema),
  /** When it began, which is when the user signed in. */
  createdAt: z.iso.datetime(),
  /** To some minutes. */
  lastUsedAt: z.iso.datetime(),
  /** The admin who acts as the user in this session. */
  impersonatedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});

/** The open sessions of a user: the current one first, then the last used first. */
export const openSessionsSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(sessionInfoSchema),
});

export type Device = z.infer<typeof deviceSchema>;
export type DeviceKind = (typeof deviceKinds)[number];
export type GeoLocation = z.infer<typeof geoLocationSchema>;
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
export type OpenSessions = z.infer<typeof openSessionsSchema>;
