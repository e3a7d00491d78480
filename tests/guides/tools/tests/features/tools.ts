import { idOf } from '#tests/support/organizations.ts';
import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'tools',
  forUsers: [],
  permissions: [
    ['tool', 'read', false, true],
    ['tool', 'create', false, true],
    ['tool', 'update', false, true],
    ['tool', 'delete', false, true],
  ],
  values: async ({ admin }) => ({ borrowerId: [await idOf(admin()), null] }),
  inputs: (services) => ({
    list: { searchTerm: 'saw', sort: 'name', limit: 5 },
    count: { searchTerm: 'saw' },
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
  const empty = { purchasedOn: null, price: null, borrowerId: null, note: null };
  return { name: 'Handsaw', serial: crypto.randomUUID(), category: 'hand', ...empty };
}

async function createTool({ server, admin }: InputServices): Promise<{ id: string; updatedAt: string }> {
  return (await admin().request('POST', `${server().url}/api/tools`, newTool())).body;
}
