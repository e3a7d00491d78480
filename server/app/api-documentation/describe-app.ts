import { oc } from '@orpc/contract';
import { downloadData } from '#contract/account/account.ts';
import { contract, downloads } from '#contract/api/contract.ts';
import { describeApi } from '../../api-documentation/describe-api.ts';
import { type Auth, type AuthServices, createAuth } from '../../auth/auth.ts';
import { parseEnvironment } from '../../config/environment.ts';
import { connectDatabase, type Tables } from '../../database/database.ts';
import { createLogger } from '../../http/logger.ts';
import { accountDataSchema } from './account-data-schema.ts';

/** The OpenAPI document of this app. */
export function describeApp(tables: Tables) {
  return describeApi({
    contract,
    downloads,
    files: { account: { download: oc.route(downloadData['~orpc'].route).output(accountDataSchema) } },
    auth: describableAuth(tables),
  });
}

/** better-auth as the app configures it, with nothing behind it: it is asked what it has, never to do anything. */
export function describableAuth(tables: Tables): Auth {
  const environment = parseEnvironment({ AUTH_SECRET: 'no secret: nothing is signed while describing' });
  return createAuth({
    environment,
    database: connectDatabase('postgres://nobody@127.0.0.1:1/nothing', { tables }),
    logger: createLogger({ level: 'silent' }),
    limiter: {},
  } as unknown as AuthServices);
}
