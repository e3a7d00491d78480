import { repositories } from '../database/schema/index.ts';
import { defineRecords } from '../records/define-records.ts';

export const repositoryRecords = defineRecords({
  kind: 'repository',
  table: repositories,
  name: repositories.name,
  usedMessages: { repositories_name_unique: 'repositories:validation.name.used' },
});
