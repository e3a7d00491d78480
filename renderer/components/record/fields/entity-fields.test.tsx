import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import records from '#locales/en/records.json' with { type: 'json' };
import ui from '#locales/en/ui.json' with { type: 'json' };
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { type Services, ServicesContext } from '../../../lib/services/services.ts';
import { ActionContext } from '../../actions/action-context.ts';
import { optionalTextKind } from '../../form/field-kinds.ts';
import { FormContext, type FormState } from '../../form/form-context.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CustomSections } from '../record-page-parts.tsx';
import { EntityFields, entityForm, fieldHeights, loadControls } from './entity-fields.tsx';
import { FieldValue } from './field-value.tsx';
import type { CustomField, EntityField } from './fields.ts';

const users = { list: { queryOptions: () => ({ queryKey: ['users'], queryFn: () => ({ items: [] }) }) } };
const fields = {
  name: { kind: 'text', required: true },
  note: { kind: 'longtext' },
  page: { kind: 'link' },
  contact: { kind: 'email' },
  weight: { kind: 'number' },
  due: { kind: 'date' },
  checked: { kind: 'time' },
  lent: { kind: 'boolean' },
  price: { kind: 'money', currencies: ['EUR', 'KES'] },
  size: { kind: 'choice', choices: ['small', 'large'], required: true },
  state: { kind: 'choice', choices: ['new'] },
  ownerId: { kind: 'reference', of: () => users as never, path: 'users' },
} satisfies Record<string, EntityField>;
const entity = { fields, texts: 'repositories', scope: 'installation' } as never;

async function render(part: ReactNode, area: 'app' | 'manager' = 'manager'): Promise<string> {
  const i18n = createInstance({ lng: 'en', resources: { en: { ui, records } } });
  await i18n.init();
  const preferences = { get: () => undefined, subscribe: () => () => {} };
  const services = { i18n, init: preferences, data: { loaded: { api: {} } } } as unknown as Services;
  const form = { values: { state: '' }, fieldErrors: {} } as unknown as FormState;
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <QueryClientProvider client={new QueryClient()}>
          <UiProvider direction="ltr">
            <MemoryRouter>
              <ActionContext value={{ area } as never}>
                <FormContext value={form}>{part}</FormContext>
              </ActionContext>
            </MemoryRouter>
          </UiProvider>
        </QueryClientProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
}

it('asks for each field by a control of its kind', async () => {
  const html = await render(<EntityFields entity={entity} />);
  for (const name of Object.keys(fields)) expect(html, name).toMatch(new RegExp(`name="${name}["._]`));
  expect(html).toMatch(/<textarea[^>]*name="note"/);
  expect(html).toMatch(/<input[^>]*type="url"[^>]*name="page"|<input[^>]*name="page"[^>]*type="url"/);
  expect(html).toContain('name="price.currency"');
  // The choice and the reference that need not be made offer nothing; the other choice begins with nothing.
  expect(html.split(ui.combobox.none)).toHaveLength(3);
  expect(html).toMatch(
    new RegExp(
      `<select[^>]*name="size"[^>]*required=[^>]*><option value="" hidden="" selected="">${ui.combobox.choose}`,
    ),
  );
  expect(fieldHeights(fields)).toEqual([
    'h-9',
    'h-30',
    ...Array(5).fill('h-9'),
    'h-5',
    ...Array(4).fill('h-9'),
  ]);
});

it.each([
  ['note', 'Two\nlines', 'Two\nlines'],
  ['page', 'https://a.example/b', 'href="https://a.example/b"'],
  ['contact', 'ada@example.com', 'href="mailto:ada@example.com"'],
  ['weight', 1234.5, '1,234.5'],
  ['due', '2026-02-03', '3 February 2026'],
  ['checked', '2026-02-03T04:05:00.000Z', 'dateTime="2026-02-03T04:05:00.000Z"'],
  ['lent', false, records.value.no],
  ['price', { amount: 1250, currency: 'EUR' }, '€12.50'],
  ['state', 'new', 'choices.state.new'],
])('shows %s %j', async (name, value, shown) => {
  const html = await render(<FieldValue entity={entity} name={name} record={{ [name]: value }} />);
  expect(html).toContain(shown);
  expect(await render(<FieldValue entity={entity} name={name} record={{ [name]: null }} />)).toBe('');
});

it('asks for and shows a custom field by the parts that its feature brings, once they are loaded', async () => {
  const stamps: CustomField<string> = {
    kind: 'custom',
    control: {
      component: createChunk(async () => ({
        form: optionalTextKind,
        Input: ({ name, resource }) => <input name={name} data-resource={resource} />,
      })),
    },
    section: {
      component: createChunk(async () => ({ title, value, resource, id }) => (
        <h2>{[title, value, resource, id].join(' ')}</h2>
      )),
    },
  };
  const custom = { fields: { stamps }, texts: 'repositories', kind: 'repository' } as never;
  await expect(render(<EntityFields entity={custom} />)).rejects.toThrow('no part');
  await loadControls(custom);
  expect(await render(<EntityFields entity={custom} />)).toContain(
    'data-resource="repository" name="stamps"',
  );
  expect(entityForm(custom).write({ stamps: 'red' }, { language: 'en', timeZone: 'UTC' })).toEqual({
    stamps: 'red',
  });
  await stamps.section.component.load();
  const record = { id: 'r1', createdAt: '', updatedAt: '', stamps: 'red' };
  expect(await render(<CustomSections entity={custom} record={record} />)).toContain('red repository r1');
});

it('links to a user where the area has a page of users', async () => {
  const value = <FieldValue entity={entity} name="ownerId" record={{ ownerId: 'u1', owner: 'Ada' }} />;
  expect(await render(value)).toContain('href="/manager/users/u1"');
  expect(await render(value, 'app')).toBe('<bdi class="wrap-anywhere">Ada</bdi>');
});
