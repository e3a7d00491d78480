import Box from 'lucide-react/icons/box';
import { expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import type { EntityScope } from '#contract/entities/entity-facts.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { defineEntity } from '../../components/record/define-entity.ts';
import { entityFeature } from './entity-feature.ts';

const init = { grants: { lamp: ['read', 'create'] } } as unknown as Init;

function define(scope: EntityScope, areas?: readonly Area[]) {
  const facts = { kind: 'lamp', path: '/lamps', scope, listed: [], sorts: {} };
  const pages = { texts: 'records', title: 'records:edit', icon: Box, fields: {}, ...(areas && { areas }) };
  return defineEntity(facts as never, pages as never);
}

/** The areas that have pages of an entity, and those that lead to them from bars and palette. */
async function areasOf(areas: readonly Area[]) {
  const entity = define('installation', areas);
  const { routes, navigation, palette } = entityFeature(entity);
  const { commands = [], records } = (await palette?.()) ?? {};
  const entries = [...navigation, ...commands, ...(records ? [records] : [])];
  const leading = (['app', 'manager'] as const).filter((area) =>
    entries.some(({ allowed }) => allowed(init, area)),
  );
  const having = (['app', 'manager'] as const).filter((area) => routes?.[area]?.length);
  return { having, leading };
}

it.each<[Area[], Area[]]>([
  [['manager'], ['app', 'manager']],
  [
    ['app', 'manager'],
    ['app', 'manager'],
  ],
  // What users have for themselves is no part of managing.
  [['app'], ['app']],
])('the pages of the areas %j are led to from %j', async (areas, leading) => {
  expect(await areasOf(areas)).toEqual({ having: areas, leading });
});

it.each([
  ['installation', ['manager']],
  ['organization', ['app', 'manager']],
  ['owner', ['app']],
] as const)('records of the scope %s have pages in the areas %j by default', (scope, areas) => {
  expect(define(scope).areas).toEqual(areas);
});
