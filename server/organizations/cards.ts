import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countAdded, periodUntil } from '../dashboard/period.ts';
import { organizations } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { readOwnOrganizations } from './read-organizations.ts';

export const readOrganizationsDashboard = operation.organizations.dashboard
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { replica }, input: { days, timeZone } }) => {
    const period = periodUntil(new Date(), days, timeZone);
    const [total, created] = await Promise.all([
      countUpTo(replica, organizations, totalCap.all),
      countAdded(replica, organizations, organizations, period),
    ]);
    return { total, created };
  });

export const listOrganizationsOfUser = operation.organizations.ofUser
  .use(requirePermission({ organization: ['manage'], user: ['get'] }))
  .handler(async ({ context, input: { id } }) => {
    const { items } = await readOwnOrganizations(context, id, null);
    return { items };
  });
