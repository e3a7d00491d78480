import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Area } from '../../components/actions/palette-context.ts';
import { type DefinedEntity, isOffered } from '../../components/record/define-entity.ts';
import { listPath } from '../../components/record/entity.ts';
import { customFields } from '../../components/record/fields/fields.ts';
import { firstReferences } from '../../components/record/form/references.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import {
  loadNamedOrganization,
  loadOrganizationChoice,
} from '../../components/record/organization/organization-choice.ts';
import { mayIn, scopeIn } from '../../components/record/record-scope.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import type { Feature, NavigationEntry } from '../feature.ts';
import { type PageDefinition, page, skipRevalidation } from '../routes/page.ts';
import { requireActionIn } from '../routes/require-permission.ts';

type OwnPage = Pick<PageDefinition, 'component' | 'module'>;

/** Pages of an entity that its feature writes itself: `{ list: { component: async () => (await import(…)).ListPage } }`. */
type OwnPages = Partial<Record<'list' | 'record' | 'new' | 'edit' | 'import', OwnPage>> & {
  /** Answers the forms for a new and for a changed record. */
  save?: NonNullable<PageDefinition['action']>;
};

type EntityFeature = Pick<Feature, 'routes' | 'namespaces' | 'navigation' | 'palette'>;

/**
 * Derives from an entity what its feature brings: list, record, forms, import, their loaders and actions with the
 * permissions that they need, a link in the navigation, and the palette's commands and search.
 */
export function entityFeature(entity: DefinedEntity, pages: OwnPages = {}): EntityFeature {
  const { areas, path, title, texts, icon, keys, shortTitle } = entity;
  const routes = (area: Area) => (areas.includes(area) ? routesIn(area, entity, pages) : []);
  const navigation: NavigationEntry = {
    id: path,
    icon,
    label: title,
    ...(shortTitle && { shortLabel: shortTitle }),
    synonyms: entity.synonyms ?? 'records:synonyms.list',
    ...(keys && { keys }),
    // By the role in the active organization; who looks after the installation may in each.
    allowed: (init, area) => isOffered(entity, area) && mayIn('app', init, entity, 'read'),
    to: {
      ...(areas.includes('app') && { app: { path: listPath(entity, 'app'), in: 'top-and-bottom' } }),
      ...(areas.includes('manager') && { manager: { path: listPath(entity, 'manager'), in: 'application' } }),
    },
  };
  return {
    routes: { app: routes('app'), manager: routes('manager') },
    namespaces: [`${texts}-area`],
    navigation: [navigation],
    palette: async () => (await import('./entity-palette.ts')).entityPalette(entity),
  };
}

/** The pages that an entity has unless its feature writes them itself. */
function defaultPages(entity: DefinedEntity): Required<OwnPages> {
  const of = (Page: ComponentType<{ entity: DefinedEntity }>) => () => createElement(Page, { entity });
  return {
    list: { component: async () => of((await import('./default-list-page.tsx')).DefaultListPage) },
    record: { component: async () => of((await import('./entity-record-page.tsx')).EntityRecordPage) },
    new: { component: async () => of((await import('./entity-form-pages.tsx')).NewEntityPage) },
    edit: { component: async () => of((await import('./entity-form-pages.tsx')).EditEntityPage) },
    import: { component: async () => of((await import('./entity-import-page.tsx')).EntityImportPage) },
    save: async () => (await import('../../components/record/form/save-record.ts')).saveRecord(entity),
  };
}

function routesIn(area: Area, entity: DefinedEntity, own: OwnPages): readonly RouteObject[] {
  const { path, texts, title } = entity;
  const pages = { ...defaultPages(entity), ...own };
  const form = {
    namespaces: ['records', texts, 'validation'],
    parts: customFields(entity.fields).map(({ control }) => control),
  };
  const activity = area === 'manager';
  const load = (services: Services, args: LoaderFunctionArgs) =>
    loadRecord(entity, services, args, { activity });
  return [
    page({
      path,
      title,
      namespaces: ['records', texts],
      ...pages.list,
      loader: async (services, args) => {
        const loadList = await importChunk(
          async () => (await import('../../components/record/list/entity-list.ts')).loadEntityList,
        );
        return loadList(entity, services, args);
      },
      shouldRevalidate: skipRevalidation,
    }),
    page({
      path: `${path}/new`,
      title: `${texts}:new`,
      ...form,
      ...pages.new,
      loader: async (services, args) => {
        await requireActionIn(area, services, entity, 'create');
        await Promise.all([
          loadOrganizationChoice(services, area, entity, args),
          loadReferences(services, area, entity),
        ]);
      },
      action: pages.save,
    }),
    ...(entity.imported ? [importRoute(area, entity, pages.import)] : []),
    page({
      path: `${path}/:id`,
      title,
      namespaces: ['records', texts, ...(activity ? ['activity'] : [])],
      parts: customFields(entity.fields).map(({ section }) => section),
      ...pages.record,
      loader: load,
    }),
    page({
      path: `${path}/:id/update`,
      title: `${texts}:form.editTitle`,
      isAspect: true,
      ...form,
      ...pages.edit,
      loader: async (services, args) => {
        await requireActionIn(area, services, entity, 'update');
        const [named] = await Promise.all([load(services, args), loadReferences(services, area, entity)]);
        return named;
      },
      action: pages.save,
    }),
  ];
}

/** The page that adds many records. */
function importRoute(area: Area, entity: DefinedEntity, own: OwnPage): RouteObject {
  return page({
    path: `${entity.path}/import`,
    title: `${entity.texts}:importing.title`,
    namespaces: ['records', 'import', entity.texts, 'validation'],
    ...own,
    loader: async (services, args) => {
      await requireActionIn(area, services, entity, 'create');
      await loadNamedOrganization(services, area, entity, args);
    },
    action: async () =>
      (await import('../../components/record/import/import-records.ts')).importRecords(entity),
  });
}

/** Reads the options that the forms of an entity offer before anything is typed, for their loaders. */
async function loadReferences(services: Services, area: Area, entity: DefinedEntity): Promise<void> {
  const scope = scopeIn(area, entity);
  await Promise.all(
    Object.values(entity.fields).map(
      (field) =>
        field.kind === 'reference' &&
        loadQuery(services, (api) => firstReferences(field.of(api), scope, field.nameField)),
    ),
  );
}
