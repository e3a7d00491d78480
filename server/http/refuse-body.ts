import type { Request } from 'express';
import { ApiError } from './api-error.ts';

/** Milliseconds for which what the caller still sends is taken and thrown away. */
const patience = 2_000;

/**
 * 413 PAYLOAD_TOO_LARGE for a body of which more comes. What still comes is thrown away for a moment, and only then is
 * the connection cut: cut at once, it is reset while the caller sends, and the answer is lost with it (RFC 9112, 9.6).
 */
export function refuseBody(req: Request, maxBytes: number): ApiError {
  const timer = setTimeout(() => req.socket.destroy(), patience);
  req.once('close', () => clearTimeout(timer));
  return new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes });
}
