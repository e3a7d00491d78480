import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { Area } from '../../actions/palette-context.ts';
import type { DefinedEntity } from '../define-entity.ts';
import { firstReferences } from '../form/references.ts';
import { scopeIn } from '../record-scope.ts';

/** Reads the options that the forms of an entity offer before anything is typed, for their loaders. */
export async function loadReferences(
  services: Services,
  area: Area,
  entity: Pick<DefinedEntity, 'fields' | 'scoped'>,
): Promise<void> {
  const scope = scopeIn(area, entity);
  await Promise.all(
    Object.values(entity.fields).map(
      (field) =>
        field.kind === 'reference' &&
        loadQuery(services, (api) => firstReferences(field.of(api), scope, field.nameField)),
    ),
  );
}
