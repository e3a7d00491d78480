import { newRecordId } from '#tests/support/new-record-id.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';
/*: referredFeatures */

export const feature: TestedFeature = {
  name: 'stockItems',
  forUsers: [],
  tables: ['stock_items'],
  permissions: [
    ['stockItem', 'read', false, true],
    ['stockItem', 'create', false, true],
    ['stockItem', 'update', false, true],
    ['stockItem', 'delete', false, true],
  ],
  /*if emails*/
  otherAddresses: [/*: emailColumns */],
  /*end*/
  /*if references*/
  values: async (services) => ({
    /*: values */
  }),
  /*end*/
  inputs: (services) => ({
    list: { searchTerm: 'sample', sort: 'name', limit: 5 },
    count: { searchTerm: 'sample' },
    read: async () => ({ id: (await createStockItem(services)).id }),
    activity: async () => ({ id: (await createStockItem(services)).id }),
    /*if requiredReferences*/
    create: () => newStockItem(services),
    /*else*/
    create: newStockItem,
    /*end*/
    update: async () => {
      const { id, updatedAt } = await createStockItem(services);
      /*if requiredReferences*/
      return { ...(await newStockItem(services)), id, expectedUpdatedAt: updatedAt };
      /*else*/
      return { ...newStockItem(), id, expectedUpdatedAt: updatedAt };
      /*end*/
    },
    delete: async () => ({ ids: [(await createStockItem(services)).id] }),
    deleted: undefined,
    restore: async () => {
      const ids = [(await createStockItem(services)).id];
      await services.admin().request('POST', `${services.server().url}/api/stock-items/delete`, { ids });
      return { ids };
    },
  }),
};

/*if requiredReferences*/
async function newStockItem(services: InputServices) {
  return { /*: newValues */ };
}

async function createStockItem(services: InputServices): Promise<{ id: string; updatedAt: string }> {
  const url = `${services.server().url}/api/stock-items`;
  return (await services.admin().request('POST', url, await newStockItem(services))).body;
}
/*else*/
function newStockItem() {
  return { /*: newValues */ };
}

async function createStockItem({ server, admin }: InputServices): Promise<{ id: string; updatedAt: string }> {
  return (await admin().request('POST', `${server().url}/api/stock-items`, newStockItem())).body;
}
/*end*/
