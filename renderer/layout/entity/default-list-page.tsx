import type { ComponentType } from 'react';
import type { DefinedEntity } from '../../components/record/define-entity.ts';
import { EntityFilters } from '../../components/record/list/entity-filters.tsx';
import { EntityListPage } from './entity-list-page.tsx';

/** Makes the page of the route of an entity's list, with filters for the fields that it names. */
export function listPageOf(entity: DefinedEntity): ComponentType {
  return () => (
    <EntityListPage
      entity={entity}
      filters={({ address }) => <EntityFilters entity={entity} address={address} />}
    />
  );
}
