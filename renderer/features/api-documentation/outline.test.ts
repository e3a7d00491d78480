import { expect, it } from 'vitest';
import { filterOutline, outlineOf } from './outline.ts';

const outline = outlineOf({
  info: { description: 'All of it.' },
  servers: [{ url: '/api/' }],
  paths: {
    '/users': {
      get: { operationId: 'users.list', tags: ['Users'], summary: 'All users' },
      post: { operationId: 'users.create', tags: ['Users'], summary: 'Create a user' },
    },
    '/home': { get: { operationId: 'home.read', tags: ['Home'] } },
    '/users/{id}/ban': { post: { operationId: 'users.ban', tags: ['Users', 'Other'] } },
  },
});

const ids = (term: string) =>
  filterOutline(outline, term).map(({ tag, operations }) => `${tag}: ${operations.map(({ id }) => id)}`);

it('an outline holds every operation under its first tag, in the order of the document', () => {
  expect(outline).toMatchObject({ description: 'All of it.', base: '/api' });
  expect(ids('')).toEqual(['Users: users.list,users.create,users.ban', 'Home: home.read']);
});

it.each([
  ['POST', ['Users: users.create,users.ban']],
  ['post ban', ['Users: users.ban']],
  ['  /api/users/{id} ', ['Users: users.ban']],
  ['ALL users', ['Users: users.list']],
  ['home.read', ['Home: home.read']],
  ['nothing', []],
])('each word of %j stands in what is left', (term, left) => {
  expect(ids(term)).toEqual(left);
});
