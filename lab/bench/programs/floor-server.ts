/** The least that could answer: what the product's figures are measured against. */
import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import postgres from 'postgres';
import { listen } from '../../../server/app/listen.ts';
import { securityHeaders } from '../../../server/http/security-headers.ts';

const app = express();
app.disable('x-powered-by');
// The product makes no ETags either.
app.disable('etag');

app.get('/json', (_req, res) => {
  res.json({ hello: 'world' });
});

const { DATABASE_URL: databaseUrl, LIST_STATEMENT: listStatement } = process.env;
if (databaseUrl && listStatement) {
  const sql = postgres(databaseUrl, { max: 10 });
  app.get('/list', async (_req, res) => {
    const rows = await sql.unsafe(listStatement, [], { prepare: true });
    res.json({ items: rows.slice(0, 20) });
  });
}

if (process.env.STATIC_FOLDER) {
  // The headers and the compression of the product's pages, and nothing that it does beside.
  app.use(securityHeaders({ appUrl: 'http://127.0.0.1', formActionOrigins: () => [] }), compression());
  app.use(
    express.static(process.env.STATIC_FOLDER, { etag: false, lastModified: false, cacheControl: false }),
  );
}

const port = await listen(createServer(app), 0, '127.0.0.1');
console.log(`listening at http://127.0.0.1:${port}`);
