import { expect, it } from 'vitest';
import { pageAfterSwitch } from './active-organization.ts';

it.each([
  ['/app', 'b', '/app'],
  ['/app/account', 'b', '/app/account'],
  ['/app/organizations', null, '/app/organizations'],
  ['/app/organizations/new', 'b', '/app/organizations/b'],
  ['/app/organizations/a', 'b', '/app/organizations/b'],
  ['/app/organizations/a/members', 'b', '/app/organizations/b/members'],
  ['/app/organizations/a/teams/x', 'b', '/app/organizations/b/teams'],
  ['/app/organizations/a/members', null, '/app/organizations'],
  ['/app/invoices', 'b', '/app/invoices'],
  // The record is one of the organization before.
  ['/app/invoices/1', 'b', '/app/invoices'],
  ['/app/invoices/1', null, '/app/invoices'],
])('from %s to %s: %s', (path, id, next) => {
  expect(pageAfterSwitch(path, id)).toBe(next);
});
