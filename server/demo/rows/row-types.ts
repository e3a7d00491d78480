import type { auditEvents, mails, sessions, users } from '../../database/schema/index.ts';

export type UserRow = typeof users.$inferInsert & { createdAt: Date };
export type SessionRow = typeof sessions.$inferInsert;
export type EventRow = typeof auditEvents.$inferInsert & { createdAt: Date };
export type MailRow = typeof mails.$inferInsert;
