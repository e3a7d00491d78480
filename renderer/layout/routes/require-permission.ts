import { data } from 'react-router';
import type { Area } from '../../components/actions/palette-context.ts';
import type { Entity } from '../../components/record/entity.ts';
import { mayIn } from '../../components/record/record-scope.ts';
import { may } from '../../lib/permissions.ts';
import type { Services } from '../../lib/services/services.ts';

/** For loaders of pages that not everybody in the area may use: the others see the 403 page in the area's frame. */
export async function requirePermission({ init }: Services, resource: string, action: string): Promise<void> {
  if (!may(await init.load(), resource, action)) throw data(null, { status: 403 });
}

/** The same for pages about the records of an entity: in the user area the role in the active organization counts. */
export async function requireActionIn(
  area: Area,
  { init }: Services,
  entity: Pick<Entity, 'kind' | 'scope'>,
  action: string,
): Promise<void> {
  if (!mayIn(area, await init.load(), entity, action)) throw data(null, { status: 403 });
}
