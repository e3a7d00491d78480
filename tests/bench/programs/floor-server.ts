/** The least that could answer: what the product's figures are measured against. */
import { createServer } from 'node:http';
import express from 'express';
import { listen } from '#server/listen.ts';

const app = express();
app.disable('x-powered-by');
app.get('/json', (_req, res) => {
  res.json({ hello: 'world' });
});
const port = await listen(createServer(app), 0, '127.0.0.1');
console.log(`listening at http://127.0.0.1:${port}`);
