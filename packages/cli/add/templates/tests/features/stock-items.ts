import { fileValues } from '#tests/support/files.ts';
import { idOf } from '#tests/support/id-of.ts';
import { newRecordId } from '#tests/support/new-record-id.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { testedEntity } from '#tests/support/tested-entity.ts';
import type { InputServices } from '#tests/support/tested-features.ts';
/*: referredFeatures */

/** Facts about stock items for the tests that run over all features. */
export const feature = testedEntity({
  name: 'stockItems',
  resource: 'stockItem',
  table: 'stock_items',
  /*if owned*/
  forUsers: ['list', 'count', 'read', 'create', 'update', 'delete', 'deleted', 'restore'],
  /*end*/
  /*if forUsers*/
  forUsers: ['list', 'count', 'read'],
  /*end*/
  newRecord: newStockItem,
  /*if emails*/
  otherAddresses: [/*: emailColumns */],
  /*end*/
  /*if values*/
  values: async (services) => ({
    /*: values */
  }),
  /*end*/
});

/** Values of the fields that a stock item needs; those that are unique are new ones each time. */
/*if requiredReferences*/
export async function newStockItem(services: InputServices) {
/*else*/
export function newStockItem(_: InputServices) {
/*end*/
  return { /*: newValues */ };
}
