import { fileValues } from '#tests/support/files.ts';
import { testedEntity } from '#tests/support/tested-entity.ts';

const newRepository = () => ({ name: crypto.randomUUID(), link: 'git.example/lantern' });

export const feature = testedEntity({
  name: 'repositories',
  resource: 'repository',
  table: 'repositories',
  forUsers: ['home', 'list', 'count', 'read'],
  postedReads: ['importPreview'],
  newRecord: newRepository,
  values: async (services) => ({
    attachments: await fileValues(services, 'repository'),
  }),
  inputs: (services) => ({
    authors: undefined,
    deleteOne: async () => {
      const url = `${services.server().url}/api/repositories`;
      return { id: (await services.admin().request('POST', url, newRepository())).body.id };
    },
    importPreview: { csv: 'Lantern,git.example/lantern' },
    import: () => ({ csv: `${crypto.randomUUID()},git.example/lantern` }),
    home: undefined,
    dashboard: {},
  }),
});
