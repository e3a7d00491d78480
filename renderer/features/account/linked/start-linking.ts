import { linkReturnAddresses } from '#contract/pages/pages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isAllowedAddress } from '../../../lib/auth/allowed-address.ts';
import { callAuth } from '../../../lib/auth/call-auth.ts';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import type { InitStore } from '../../../lib/services/init-store.ts';

/**
 * Leaves for a provider, which sends the person back to the account: with `linked` in its address, or with `error`.
 * @param page the address of the account page
 */
export async function startLinking(init: InitStore, provider: string, page: string): Promise<void> {
  if (desktopBridge) {
    // Providers let people in in the system's browser, where every address beyond the app is opened.
    const { server } = await desktopBridge.app.state();
    open(server.address + page);
    return;
  }
  const { url } = await callAuth<{ url: string }>('/link-social', {
    provider,
    ...linkReturnAddresses(page, provider),
  });
  const { providerOrigins } = await init.load();
  if (!isAllowedAddress(url, location.origin, providerOrigins))
    throw new ApiError(400, 'INVALID_REDIRECT_URL', '');
  location.assign(url);
}
