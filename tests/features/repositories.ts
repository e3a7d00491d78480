import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'repositories',
  forUsers: ['home', 'list', 'count', 'read', 'activity'],
  permissions: [
    ['repository', 'read', true, true],
    ['repository', 'create', false, true],
    ['repository', 'update', false, true],
    ['repository', 'delete', false, true],
  ],
  postedReads: ['importPreview'],
  tables: ['repositories'],
  inputs: (services) => ({
    list: () => ({ searchTerm: 'lantern', sort: 'name', limit: 5 }),
    count: { searchTerm: 'lantern' },
    authors: undefined,
    read: async () => ({ id: (await createRepository(services)).id }),
    activity: async () => ({ id: (await createRepository(services)).id }),
    create: newRepository,
    update: async () => {
      const { id, updatedAt } = await createRepository(services);
      return { ...newRepository(), id, expectedUpdatedAt: updatedAt };
    },
    delete: async () => ({ ids: [(await createRepository(services)).id] }),
    deleteOne: async () => ({ id: (await createRepository(services)).id }),
    deleted: () => undefined,
    restore: async () => {
      const { id } = await createRepository(services);
      await services.admin().request('DELETE', `${services.server().url}/api/repositories/${id}`);
      return { ids: [id] };
    },
    importPreview: { csv: 'Lantern,git.example/lantern' },
    import: () => ({ csv: `${crypto.randomUUID()},git.example/lantern` }),
    home: undefined,
    dashboard: {},
  }),
};

function newRepository() {
  return { name: crypto.randomUUID(), link: 'git.example/lantern' };
}

async function createRepository({
  server,
  admin,
}: InputServices): Promise<{ id: string; updatedAt: string }> {
  return (await admin().request('POST', `${server().url}/api/repositories`, newRepository())).body;
}
