import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

export class Notification
  extends EventEmitter
  implements Pick<Electron.Notification, 'title' | 'body' | 'silent' | 'show' | 'close'>
{
  static isSupported(): boolean {
    return true;
  }

  title: string;
  body: string;
  silent: boolean;
  readonly options: Electron.NotificationConstructorOptions;

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    this.options = options;
    this.title = options.title ?? '';
    this.body = options.body ?? '';
    this.silent = options.silent ?? false;
  }

  show(): void {
    queueMicrotask(() => this.emit('show', {}));
  }

  close(): void {
    queueMicrotask(() => this.emit('close', { reason: 'applicationHidden' }));
  }
}
