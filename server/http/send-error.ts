import type { Request, Response } from 'express';
import type { ApiError } from '../config/api-error.ts';
import { errorBody } from './error-body.ts';
import { languageHeaders } from './language-headers.ts';
import { requestLanguage } from './request-language.ts';

/** Answers with an error in the one JSON shape, in the caller's language. Nothing of it may be cached. */
export function sendError(req: Request, res: Response, error: ApiError): void {
  const language = requestLanguage(req);
  res
    .status(error.status)
    .set({ ...error.headers, 'Cache-Control': 'no-store', ...languageHeaders(language) })
    .json(errorBody(language, error));
}
