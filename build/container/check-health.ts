/** The container's health check: whether the process answers. Node does it, as the image holds no curl. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
