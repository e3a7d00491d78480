import { createHash } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import { ApiError } from '../config/api-error.ts';
import type { Environment } from '../config/settings.ts';
import { StartupError } from '../config/startup-error.ts';
import { parseInput } from '../http/error-handler.ts';
import { bodyLimit, limitChunks, rejectDeepJson } from '../http/request-body.ts';
import type { JobQueue } from '../jobs/define-job.ts';
import type { Delivery, Hook, Verify } from './define-hook.ts';

interface HookServices {
  hooks: readonly Hook[];
  environment: Pick<Environment, 'webhookSecrets'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  limitRequests: RequestHandler;
}

/**
 * Receives deliveries at /api/hooks/<name>: 202 once the job is stored, also if it was stored before. Does not depend on
 * cookies or origins: a signature is all that counts.
 * @throws {StartupError} for a secret that the sender cannot have given
 */
export function receiveHooks({ hooks, environment, jobs, limitRequests }: HookServices): RequestHandler {
  const router = Router();
  const senders = new Set<string | undefined>();
  // Who has signed once sends many at once from few addresses; bodies of others cost memory and time.
  const limitOthers: RequestHandler = (req, res, next) =>
    senders.has(req.ip) ? next() : limitRequests(req, res, next);
  for (const hook of hooks) {
    const verify = verifierOf(hook, environment);
    if (!verify) continue;
    router.post(`/api/hooks/${hook.name}`, limitOthers, ...rawBody(hook), async (req, res) => {
      const headers = req.headers as Delivery['headers'];
      const body: Buffer = req.body ?? Buffer.alloc(0);
      const deliveryId = verify({ headers, body });
      if (!deliveryId) throw new ApiError(401, 'UNAUTHORIZED');
      senders.add(req.ip);
      const content = parseJson(body);
      const input = hook.input ? hook.input(content, headers) : content;
      if (input !== undefined) {
        await jobs.enqueue(hook.job, parseInput(hook.job.input, input), undefined, {
          id: jobIdOf(hook, deliveryId),
        });
      }
      res.status(202).end();
    });
  }
  return router;
}

function verifierOf({ name, verify }: Hook, environment: HookServices['environment']): Verify | undefined {
  const variable = `WEBHOOK_SECRET_${name.toUpperCase().replaceAll('-', '_')}`;
  const secret = environment.webhookSecrets[variable];
  try {
    return secret === undefined ? undefined : verify(secret);
  } catch {
    throw new StartupError(`${variable}: is not of the kind that this webhook's sender gives`);
  }
}

/** Reads the body as bytes, of whatever type: senders choose it. Compressed ones are refused, as everywhere. */
function rawBody({ maxBytes = 256 * 1024 }: Hook): RequestHandler[] {
  const reader = express.raw({ type: () => true, limit: maxBytes, inflate: false });
  return [bodyLimit(() => maxBytes), limitChunks(reader, maxBytes)];
}

function parseJson(body: Buffer): unknown {
  rejectDeepJson(body);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new ApiError(400, 'BAD_REQUEST');
  }
}

/** The same UUID for the same delivery; version 8, whose bits mean what one likes. */
function jobIdOf({ name }: Hook, deliveryId: string): string {
  const hash = createHash('sha256').update(`${name} ${deliveryId}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
