import express, { type RequestHandler, Router } from 'express';
import { ApiError } from '../config/api-error.ts';
import { maxBodyBytes } from '../http/body-limit.ts';
import { limitChunks } from '../http/limit-chunks.ts';

/** Parses a form posted without JavaScript into `req.body`; other content types get 415. */
export function formBody(): RequestHandler {
  const router = Router();
  router.post('/{*any}', (req, _res, next) => {
    next(
      req.is('application/x-www-form-urlencoded') ? undefined : new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
  });
  router.post(
    '/{*any}',
    limitChunks(
      express.urlencoded({ limit: maxBodyBytes, inflate: false, extended: false, parameterLimit: 100 }),
      maxBodyBytes,
    ),
  );
  return router;
}
