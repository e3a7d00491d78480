import type { RequestHandler } from 'express';

/** Milliseconds during which further data from the client is discarded. */
const graceMilliseconds = 2_000;

/**
 * Limits how long a client may keep sending a body after the response. The rest is discarded for a moment before the
 * connection is closed: closed at once, it would be reset while the client sends, and the response lost with it (RFC
 * 9112, 9.6).
 */
export function cutLateBodies(): RequestHandler {
  return (req, res, next) => {
    res.once('finish', () => {
      if (req.complete) return;
      const timer = setTimeout(() => req.socket.destroy(), graceMilliseconds);
      req.once('close', () => clearTimeout(timer));
    });
    next();
  };
}
