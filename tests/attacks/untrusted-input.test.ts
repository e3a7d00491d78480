import { afterAll, describe, expect, it } from 'vitest';
import { describeAuthentication } from '#server/api-documentation/describe-authentication.ts';
import { describableAuth } from '#server/app/api-documentation/describe-app.ts';
import * as tables from '#server/database/schema/index.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';

interface Described {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  parameters?: { name: string }[];
}

/** Each endpoint, with its parameter names from the public document. */
const endpoints = Object.entries(
  (await describeAuthentication(describableAuth(tables))).paths as Record<string, Record<string, Described>>,
)
  .map(([path, methods]) => [path.replace('/auth', ''), methods] as const)
  .filter(([path]) => !/^\/(?:email-otp|sign-in|callback|electron)\b/.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const names = Object.keys(content?.schema.properties ?? {});
      return { method: method.toUpperCase(), path, names: [...names, ...parameters.map(({ name }) => name)] };
    }),
  );

const server = await startAuthServer();
const owner = await server.signIn('owner@example.com');
const existing: Record<string, unknown> = {
  userId: await idOf(owner),
  email: 'owner@example.com',
  token: 'none',
};
afterAll(() => server.stop());

async function askAsStranger(method: string, path: string, fields: Record<string, unknown>) {
  const search = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
  const { status, body } = await new Browser(server.url).request(
    method,
    path + search,
    method === 'GET' ? undefined : fields,
  );
  return { status, body };
}

describe('to an anonymous user', () => {
  it.each(endpoints)(
    '$method $path reveals nothing but the shape of its input',
    async ({ method, path, names }) => {
      const wrong = await askAsStranger(method, path, Object.fromEntries(names.map((name) => [name, []])));
      // Names with their faults, or names alone where none may be sent.
      const fields: object = wrong.body?.data?.fields ?? {};
      const told: string[] = Array.isArray(fields) ? fields : Object.keys(fields);
      const reported = told.map((field) => field.split('.')[0]);
      // Nothing that is not in the public document.
      expect(reported.filter((field) => !names.includes(field ?? ''))).toEqual([]);

      const known = names.filter((name) => name in existing);
      const real = Object.fromEntries(known.map((name) => [name, existing[name]]));
      const invented = Object.fromEntries(known.map((name) => [name, `${existing[name]}x`]));
      const [one, other] = [
        await askAsStranger(method, path, real),
        await askAsStranger(method, path, invented),
      ];
      expect(one).toEqual(other);
      expect(JSON.stringify([wrong, one])).not.toMatch(/acme|@example\.com/);
    },
  );
});
