import { data } from 'react-router';
import { may } from '../../lib/permissions.ts';
import type { Services } from '../../lib/services/services.ts';

/** For loaders of pages that not everybody in the area may use: the others see the 403 page in the area's frame. */
export async function requirePermission({ init }: Services, resource: string, action: string): Promise<void> {
  if (!may(await init.load(), resource, action)) throw data(null, { status: 403 });
}
