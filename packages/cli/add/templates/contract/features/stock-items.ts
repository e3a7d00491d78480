import type { FeatureFacts } from './feature.ts';

/** Permissions on stock items, and the events of them in the audit trail. */
export const stockItems = {
  permissions: { stockItem: ['read', 'create', 'update', 'delete'] },
  grants: {
    /*if owned*/
    user: { stockItem: ['read', 'create', 'update', 'delete'] },
    /*else*/
    /*if forUsers*/
    user: { stockItem: ['read'] },
    /*else*/
    user: {},
    /*end*/
    /*end*/
    admin: { stockItem: ['read', 'create', 'update', 'delete'] },
  },
  /*if scoped*/
  organizationGrants: {
    admin: { stockItem: ['read', 'create', 'update', 'delete'] },
    member: { stockItem: ['read'] },
  },
  /*end*/
  auditActions: [
    'stockItem.created',
    'stockItem.updated',
    'stockItem.deleted',
    'stockItem.restored',
    /*if scoped*/
    'stockItem.moved',
    'stockItem.moved-back',
    /*end*/
  ],
} as const satisfies FeatureFacts;
