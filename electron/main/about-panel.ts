import type { App } from 'electron/main';
import { product } from '#contract/product.ts';

/** Sets the texts of the system's About panel: the versions that a bug report needs. */
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
