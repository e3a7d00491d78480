import { app, protocol } from 'electron/main';
import { registerScheme } from './scheme/register-scheme.ts';
import { startDesktop } from './start-desktop.ts';

registerScheme(protocol);
app.enableSandbox();
// Not awaited here: the app becomes ready once this file has run.
void app.whenReady().then(startDesktop);
