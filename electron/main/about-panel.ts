import type { App } from 'electron/main';
import { product } from '#contract/product.ts';

/** Fills the system's own panel on the app: what somebody who asks for help is asked for. */
export function setUpAboutPanel(app: Pick<App, 'setAboutPanelOptions' | 'getVersion'>): void {
  const { electron, chrome } = process.versions;
  app.setAboutPanelOptions({
    applicationName: product.name,
    applicationVersion: app.getVersion(),
    credits: `Electron ${electron}\nChromium ${chrome}\n${product.contact}`,
    website: product.sourceUrl,
    copyright: product.contact,
  });
}
