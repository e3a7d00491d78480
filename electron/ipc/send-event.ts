import type { WebContents } from 'electron/main';
import type { DesktopEvent, DesktopEvents } from '#contract/desktop/channels.ts';

/** Sends an event to the page, if there is one. */
export function sendEvent<Event extends DesktopEvent>(
  contents: WebContents | undefined,
  event: Event,
  data: DesktopEvents[Event],
): void {
  if (contents && !contents.isDestroyed()) contents.send(event, data);
}
