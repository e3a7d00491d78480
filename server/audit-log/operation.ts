import { auditLog } from '#contract/audit-log/audit-log.ts';
import { implementOperations } from '../api/operation.ts';

export const operation = implementOperations(auditLog);
