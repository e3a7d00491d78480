import type { auditEvents, mails, repositories, sessions, users } from '../../database/schema/index.ts';

export type UserRow = typeof users.$inferInsert & { createdAt: Date };
export type SessionRow = typeof sessions.$inferInsert;
export type RepositoryRow = typeof repositories.$inferInsert;
export type EventRow = typeof auditEvents.$inferInsert & { createdAt: Date };
export type MailRow = typeof mails.$inferInsert;
