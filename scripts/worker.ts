/** `npm run worker`: runs background jobs, and serves probes and metrics alone. */
process.env.PROCESS = 'worker';
await import('./start.ts');
