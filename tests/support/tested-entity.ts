import { operations } from '#contract/api/contract.ts';
import type { InputServices, TestedFeature } from './tested-features.ts';

interface TestedEntity extends Omit<Partial<TestedFeature>, 'name'> {
  name: string;
  /** As permissions name it: 'invoice'. */
  resource: string;
  /** Its table, whose name is that of its path. */
  table: string;
  /** Valid values of a new record, those that are unique other ones each time. */
  newRecord(services: InputServices): object | Promise<object>;
}

interface Created {
  id: string;
  updatedAt: string;
  organizationId?: string | null;
}

/** What tests over all operations need to know of an entity with the operations that its contract describes. */
export function testedEntity({ resource, table, newRecord, ...facts }: TestedEntity): TestedFeature {
  const { forUsers = [] } = facts;
  const path = `/api/${table.replaceAll('_', '-')}`;
  async function create(services: InputServices): Promise<Created> {
    const url = services.server().url + path;
    const creator = (forUsers.includes('create') && services.owner) || services.admin;
    return (await creator().request('POST', url, await newRecord(services))).body;
  }
  return {
    forUsers,
    permissions: ['read', 'create', 'update', 'delete'].map(
      (action) => [resource, action, forUsers.includes(action), true] as const,
    ),
    tables: [table],
    ...facts,
    inputs: (services) => ({
      list: { searchTerm: 'sample', sort: 'updated', limit: 5 },
      count: { searchTerm: 'sample' },
      read: async () => ({ id: (await create(services)).id }),
      activity: async () => ({ id: (await create(services)).id }),
      create: () => newRecord(services),
      update: async () => {
        const { id, updatedAt } = await create(services);
        return { ...(await newRecord(services)), id, expectedUpdatedAt: updatedAt };
      },
      delete: async () => ({ ids: [(await create(services)).id] }),
      ...(operations.some(({ id }) => id === `${facts.name}.move`) && {
        move: async () => {
          const { id, organizationId } = await create(services);
          return { ids: [id], from: organizationId ?? 'none', to: 'none' };
        },
      }),
      deleted: () => undefined,
      restore: async () => {
        const ids = [(await create(services)).id];
        await services.admin().request('POST', `${services.server().url}${path}/delete`, { ids });
        return { ids };
      },
      ...facts.inputs?.(services),
    }),
  };
}
