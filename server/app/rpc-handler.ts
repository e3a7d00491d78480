import {
  type AnyRouter,
  createProcedureClient,
  getRouter,
  isProcedure,
  type Procedure,
  traverseContractProcedures,
} from '@orpc/server';
import express, { type RequestHandler, type Router } from 'express';
import * as z from 'zod/mini';
import { languages } from '#contract/languages.ts';
import type { ApiContext, CreateApiContext } from '../api/api-context.ts';
import { operationError } from '../api/operation-error.ts';
import { ApiError } from '../config/api-error.ts';
import { rejectDeepJson } from '../http/request-body.ts';
import { nameRoute } from '../observability/route-of.ts';

// biome-ignore lint/suspicious/noExplicitAny: the handler is generic over every operation's input, output and errors.
type AnyOperation = Procedure<ApiContext, any, any, any, any, any>;

const payloadSchema = z.object({
  data: z.optional(z.unknown()),
  context: z.optional(z.object({ language: z.optional(z.enum(languages)) })),
  /** Asks for a text as it is instead of as JSON. */
  raw: z.optional(z.boolean()),
});

interface RpcHandlerOptions {
  router: AnyRouter;
  createContext: CreateApiContext;
}

/**
 * Every operation of a contract at /{functionId}, the function id being its path joined by dots:
 * POST takes `{ data, context, raw }` as JSON, read by `jsonBody` before; GET takes the same serialized in `?payload=`,
 * and only reads answer to it. Answers are JSON; files, and texts where `raw` asks for it, go out as they are.
 * Failures are the JSON error.
 */
export function rpcHandler({ router, createContext }: RpcHandlerOptions): Router {
  const operations = listOperations(router);
  const find = (functionId: unknown) => {
    const operation = operations.get(String(functionId));
    if (!operation) throw new ApiError(404, 'NOT_FOUND');
    return { operation, isRead: operation['~orpc'].route.method === 'GET' };
  };
  const answer: RequestHandler = async (req, res) => {
    const functionId = String(req.params.functionId);
    nameRoute(req, `/api/fn/${operations.has(functionId) ? functionId : '{functionId}'}`);
    const { operation, isRead } = find(functionId);
    // Express gives HEAD to what answers GET, and the origin check lets both pass: neither may write.
    const reading = req.method !== 'POST';
    if (reading && !isRead) {
      throw new ApiError(405, 'METHOD_NOT_ALLOWED', undefined, { headers: { Allow: 'POST' } });
    }
    const { data, context: sent, raw } = readPayload(reading ? req.query.payload : req.body);
    const created = createContext(req, res);
    const context = { ...created, language: sent?.language ?? created.language };
    const call = createProcedureClient(operation, { context, path: functionId.split('.') });
    res.set('Cache-Control', 'no-store');
    try {
      const output = await call(data);
      if (output === undefined) res.status(204).end();
      else if (output instanceof Blob) {
        if (output instanceof File) res.set('Content-Disposition', attachment(output));
        res.type(output.type).send(Buffer.from(await output.arrayBuffer()));
      } else if (raw && typeof output === 'string') res.type('txt').send(output);
      else res.json(output);
    } catch (error) {
      const { status, code, message, data: details } = operationError(error, context);
      res.status(status).json({ code, message, ...(details === undefined ? {} : { data: details }) });
    }
  };
  const routes = express.Router();
  routes.get('/:functionId', answer);
  routes.post('/:functionId', answer);
  // Express would name the methods of the handler, not of the operation.
  routes.options('/:functionId', (req, res) => {
    res.set('Allow', find(req.params.functionId).isRead ? 'GET, HEAD, POST' : 'POST').end();
  });
  return routes;
}

function listOperations(router: AnyRouter): Map<string, AnyOperation> {
  const operations = new Map<string, AnyOperation>();
  traverseContractProcedures({ router, path: [] }, ({ path }) => {
    const found = getRouter(router, path);
    if (isProcedure(found)) operations.set(path.join('.'), found);
  });
  return operations;
}

function readPayload(value: unknown): z.infer<typeof payloadSchema> {
  const payload = payloadSchema.safeParse(typeof value === 'string' ? parseJson(value) : (value ?? {}));
  if (!payload.success) throw new ApiError(400, 'BAD_REQUEST');
  return payload.data;
}

function parseJson(text: string): unknown {
  rejectDeepJson(Buffer.from(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'BAD_REQUEST');
  }
}

/** The Content-Disposition with which a browser keeps a file under its name, which is of plain letters here. */
export function attachment({ name }: File): string {
  return `attachment; filename="${name}"`;
}
