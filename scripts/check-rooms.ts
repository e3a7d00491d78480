import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { wrongImports } from './rooms/wrong-imports.ts';

const isTest = /\.(?:test|spec)\.tsx?$|\/(?:tests?|fixtures)\//;
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
const sources = tracked.filter((file) => !isTest.test(file) && existsSync(file));
const messages = wrongImports(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])));
for (const message of messages) console.error(message);
if (messages.length === 0) console.log('Rooms: no import runs against the plan');
process.exitCode = messages.length === 0 ? 0 : 1;
