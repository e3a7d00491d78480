import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import type { Init } from '#contract/api/init.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import {
  type DefinedEntity,
  isOffered,
  type ListedRecord,
  recordOptions,
} from '../../components/record/define-entity.ts';
import { listPath, recordName } from '../../components/record/entity.ts';
import { mayIn, scopeIn } from '../../components/record/record-scope.ts';
import { type PaletteOffers, type RecordResult, readRecord } from '../palette/palette-feature.ts';

/** Commands of an entity and search of its records in the palette, with their shortcuts. */
export function entityPalette(entity: DefinedEntity): PaletteOffers {
  const { kind, texts, icon, areas, operations } = entity;
  const list = (area: Area) => listPath(entity, areas.includes(area) ? area : 'manager');
  const allowed = (init: Init, area: Area) => isOffered(entity, area) && mayIn(area, init, entity, 'create');
  const toResult = (record: ListedRecord): RecordResult => ({
    id: record.id,
    name: recordName(entity, record),
    texts: entity.foundTexts?.(record as never) ?? [],
  });
  return {
    namespaces: ['records', texts],
    commands: [
      {
        id: `new ${kind}`,
        icon: Plus,
        label: `${texts}:new`,
        synonyms: 'records:synonyms.new',
        keys: ['n'],
        ...(!entity.newFromAnywhere && { within: list }),
        allowed,
        to: (area) => `${list(area)}/new`,
      },
      ...(entity.imported
        ? [
            {
              id: `import ${kind}`,
              icon: Upload,
              label: `${texts}:importing.title`,
              synonyms: 'records:synonyms.import',
              allowed,
              to: (area: Area) => `${list(area)}/import`,
            },
          ]
        : []),
    ],
    records: {
      id: kind,
      icon,
      heading: entity.title,
      all: [`${texts}:searchAll`, 'records:searchAll'],
      allowed: (init, area) => isOffered(entity, area) && mayIn('app', init, entity, 'read'),
      list,
      async search({ api }, searchTerm, limit, signal, area) {
        const input = { searchTerm, limit, ...scopeIn(area, entity) };
        const { items, nextCursor } = await operations(api).list.call(input, { signal });
        return { items: items.map(toResult), nextCursor };
      },
      ...readRecord(({ api }, id) => recordOptions(entity, api, id), toResult),
      create: {
        label: [`${texts}:newNamed`, 'records:newNamed'],
        allowed,
        to: (name, area) => `${list(area)}/new?${new URLSearchParams({ name })}`,
      },
      actions: entity.actions,
    },
  };
}
