import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import ui from '#locales/en/ui.json' with { type: 'json' };
import { NameList } from './name-list.tsx';

it('separates the thousands of how many more there are', () => {
  const i18n = createInstance({ lng: 'en', resources: { en: { ui } } });
  void i18n.init();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <NameList names={['Ada', 'Bea', 'Cem', 'Dan', 'Eve']} count={1199} />
    </I18nextProvider>,
  );
  expect(html).toContain('and 1,194 more');
});
