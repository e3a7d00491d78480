import { readApiError } from '../../../lib/api/api-error.ts';
import { sendRequest } from '../../../lib/api/send-request.ts';

/** Fetches the person's data and hands it to the browser's downloads, under the name that the server gives. */
export async function downloadData(): Promise<void> {
  const response = await sendRequest('/api/account/data', {});
  if (!response.ok) throw await readApiError(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'account.json';
  link.click();
  // The browser may read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
