import Box from 'lucide-react/icons/box';
import { expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { defineEntity } from '../../components/record/define-entity.ts';
import { entityFeature } from './entity-feature.ts';

const init = { grants: { lamp: ['read', 'create'] } } as unknown as Init;

/** The areas that have pages of an entity, and those that lead to them from bars and palette. */
async function areasOf(areas: readonly Area[]) {
  const facts = { kind: 'lamp', path: '/lamps', scope: 'installation', listed: [], sorts: {} };
  const definition = { texts: 'records', title: 'records:edit', icon: Box, areas, fields: {} };
  const entity = defineEntity(facts as never, definition as never);
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
