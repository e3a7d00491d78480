import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { directionOf } from '#contract/facts/languages.ts';
import arabic from '#locales/ar/ui.json' with { type: 'json' };
import english from '#locales/en/ui.json' with { type: 'json' };
import { UiProvider } from '../../components/ui/ui-provider.tsx';
import { type Services, ServicesContext } from '../../lib/services/services.ts';
import { DevUiPage } from './dev-ui-page.tsx';

async function render(language: 'en' | 'ar'): Promise<string> {
  const i18n = createInstance({ lng: language, resources: { en: { ui: english }, ar: { ui: arabic } } });
  await i18n.init();
  const services = { i18n, init: { get: () => undefined, subscribe: () => () => {} } };
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services as unknown as Services}>
        <UiProvider direction={directionOf(language)}>
          <MemoryRouter>
            <DevUiPage />
          </MemoryRouter>
        </UiProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
}

test.each(['en', 'ar'] as const)(
  'no part writes styles into the HTML that the server sends (%s)',
  async (language) => {
    const html = await render(language);
    expect(html.length).toBeGreaterThan(20_000);
    // The content security policy blocks both; what they say would be lost until hydration, or for good.
    expect(html.match(/<[^>]*\sstyle=[^>]*>/)?.[0]).toBeUndefined();
    expect(html.match(/<style[\s\S]{0,80}/)?.[0]).toBeUndefined();
  },
);
