import type { TestedFeature } from '#tests/support/tested-features.ts';

const bytes = { name: 'note.txt', size: 2, content: 'QUE=' };

export const feature: TestedFeature = {
  name: 'files',
  forUsers: [],
  permissions: [],
  tables: ['files', 'file_chunks'],
  ownData: {
    places: {},
    async add(sql, { id }) {
      await sql`insert into files (kind, name, size, type, received, uploaded_by)
        values ('user', 'plan.pdf', 2, 'application/pdf', 2, ${id})`;
    },
    expected: () => ({
      records: { files: [{ name: 'plan.pdf', size: 2, type: 'application/pdf', uploadedBy: 'you' }] },
    }),
  },
  inputs: (services) => {
    const begin = async () => {
      const url = `${services.server().url}/api/files/user`;
      return (await services.admin().request('POST', url, bytes)).body.id;
    };
    return {
      upload: () => ({ kind: 'user', ...bytes }),
      append: async () => ({ kind: 'user', id: await begin(), offset: 0, content: '' }),
      discard: async () => ({ kind: 'user', id: await begin() }),
    };
  },
};
