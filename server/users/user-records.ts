import { users } from '../database/schema/index.ts';
import { defineRecords } from '../records/define-records.ts';

/** Creating and deleting users is better-auth's. */
export const userRecords = defineRecords({
  kind: 'user',
  table: users,
  name: users.name,
  notFound: 'USER_NOT_FOUND',
});
