import type { Browser as Client } from '#tests/support/browser.ts';
import { test as base } from '../layout/layout-test.ts';

export { expect } from '../layout/layout-test.ts';

interface Repository {
  id: string;
  name: string;
  link: string;
  description: string | null;
  updatedAt: string;
}

type Fixtures = {
  /** Adds a repository of this test alone; its name is unlike any other's. */
  add(repository?: Partial<Pick<Repository, 'name' | 'link' | 'description'>>): Promise<Repository>;
  /** Changes it as somebody else does, over the API. */
  change(repository: Repository, by: Client, fields: Partial<Repository>): Promise<void>;
};

/** The frame's test with repositories. What a refused form answers is no complaint. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  expected: async ({}, use) => use(/status of (404|409|422)/),
  add: async ({ server, people }, use) => {
    await use(async ({ name = '', link = 'git.example/code', description = null } = {}) => {
      const body = { name: `${name} ${crypto.randomUUID()}`.trim(), link, description };
      const answer = await people.admin.request('POST', `${server.url}/api/repositories`, body);
      return answer.body;
    });
  },
  change: async ({ server }, use) => {
    await use(async (repository, by, fields) => {
      await by.request('PUT', `${server.url}/api/repositories/${repository.id}`, {
        ...repository,
        ...fields,
        expectedUpdatedAt: repository.updatedAt,
      });
    });
  },
});
