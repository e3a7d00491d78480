import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type AreaData, createAreaData } from './api-services.ts';
import { createFunctionDoorLink } from './rpc-link.ts';

/**
 * The areas' data in the browser, over HTTP.
 * @param rendered what the server has read for the page already
 */
export function createBrowserAreaData(language: () => string, rendered?: DehydratedState): AreaData {
  const data = createAreaData(createFunctionDoorLink(language));
  if (rendered) hydrate(data.queryClient, rendered);
  return data;
}
