import { measureAuditLog } from './audit-log.ts';
import { measureCost } from './cost.ts';
import type { Benchmark } from './figure.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureInteract } from './interact.ts';
import { measureList } from './list.ts';
import { measureNoScript } from './no-script.ts';
import { measureOrganization } from './organizations.ts';
import { measurePages } from './page.ts';
import { measurePaint } from './paint.ts';
import { measureRefusals } from './refusal.ts';
import { measureSearch } from './search.ts';
import { measureSession } from './session.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';

/** By the name that `--only` takes. */
export const benchmarks: Record<string, Benchmark> = {
  'first-load': measureFirstLoad,
  list: measureList,
  session: measureSession,
  page: measurePages,
  refusal: measureRefusals,
  search: measureSearch,
  organization: measureOrganization,
  'audit-log': measureAuditLog,
  start: measureStart,
  'sign-in': measureSignIn,
  cost: measureCost,
  'no-script': measureNoScript,
  paint: measurePaint,
  interact: measureInteract,
};
