import { data } from 'react-router';
import type { Entity } from '../../components/record/entity.ts';
import { mayIn } from '../../components/record/scope.ts';
import { may } from '../../lib/permissions.ts';
import type { Services } from '../../lib/services/services.ts';

/** For loaders of pages that not everybody in the area may use: the others see the 403 page in the area's frame. */
export async function requirePermission({ init }: Services, resource: string, action: string): Promise<void> {
  if (!may(await init.load(), resource, action)) throw data(null, { status: 403 });
}

/** The same for pages of the user area about records of organizations: the role in the active one counts. */
export async function requireTenantPermission(
  { init }: Services,
  entity: Pick<Entity, 'resource' | 'scoped'>,
  action: string,
): Promise<void> {
  if (!mayIn('app', await init.load(), entity, action)) throw data(null, { status: 403 });
}
