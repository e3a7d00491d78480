import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/list-operations.ts';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

/** Public: the configuration of the product, and the documents if it allows that. */
const open = ['init', 'apiDocumentation.read'];
const server = await startTestServer();
afterAll(() => server.stop());

describe('an operation', () => {
  it.each(operations.flatMap(({ id, meta }) => (meta.isPublic || open.includes(id) ? [] : id)))(
    '%s reveals nothing about its input to an anonymous user',
    async (name) => {
      const attacker = new Browser(server.url);
      const body = { data: { id: 7, ids: 'no', name: '', email: [], limit: 'many', days: {} } };
      const answer = await attacker.request('POST', `${server.url}/api/fn/${name}`, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
    },
  );
});
