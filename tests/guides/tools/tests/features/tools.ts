import { idOf } from '#tests/support/id-of.ts';
import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'tools',
  forUsers: [],
  tables: ['tools'],
  permissions: [
    ['tool', 'read', false, true],
    ['tool', 'create', false, true],
    ['tool', 'update', false, true],
    ['tool', 'delete', false, true],
  ],
  values: async (services) => ({
    borrowerId: [await idOf(services.admin()), null],
  }),
  inputs: (services) => ({
    list: { searchTerm: 'sample', sort: 'name', limit: 5 },
    count: { searchTerm: 'sample' },
    read: async () => ({ id: (await createTool(services)).id }),
    activity: async () => ({ id: (await createTool(services)).id }),
    create: newTool,
    update: async () => {
      const { id, updatedAt } = await createTool(services);
      return { ...newTool(), id, expectedUpdatedAt: updatedAt };
    },
    delete: async () => ({ ids: [(await createTool(services)).id] }),
    deleted: undefined,
    restore: async () => {
      const ids = [(await createTool(services)).id];
      await services.admin().request('POST', `${services.server().url}/api/tools/delete`, { ids });
      return { ids };
    },
  }),
};

function newTool() {
  return { name: 'A sample', serial: crypto.randomUUID(), category: 'hand' };
}

async function createTool({ server, admin }: InputServices): Promise<{ id: string; updatedAt: string }> {
  return (await admin().request('POST', `${server().url}/api/tools`, newTool())).body;
}
