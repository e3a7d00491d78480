import type { RequestHandler } from 'express';

/** Milliseconds for which what the caller still sends is taken and thrown away. */
const graceMilliseconds = 2_000;

/**
 * A request that was answered before its body had ended may not go on sending for long. What still comes is thrown away
 * for a moment, and only then is the connection cut: cut at once, it is reset while the caller sends, and the answer is
 * lost with it (RFC 9112, 9.6).
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
