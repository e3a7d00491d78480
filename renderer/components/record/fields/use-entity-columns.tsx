import { useMemo } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useArea } from '../../actions/action-context.ts';
import type { ListColumn } from '../../list/list-column.ts';
import { RowLink, RowTime } from '../../list/row-link.tsx';
import { listPath, type NamedRecord } from '../entity.ts';
import { FieldValue } from './field-value.tsx';
import type { EntityWithFields } from './fields.ts';

interface Row extends NamedRecord {
  updatedAt: string;
  organization?: string | null;
}

interface ColumnOptions<Sort extends string> {
  /** Names of the fields that the list shows beside the name. */
  listed: readonly string[];
  /** Orders of the list: names of fields, `name` and `updated`. */
  sorts: Readonly<Record<Sort, unknown>>;
  /** Time at which the list was read, ISO 8601: others are told relative to it. */
  readAt: string;
}

/** Widths below which a column gives way, by its place: the first stays longest. */
const wideOnly = [true, 'lg', 'lg', 'xl'] as const;

/**
 * The columns of the list of an entity: the name, some of its fields, for managers whose it is, when it was changed.
 * @param options keep the identity of `listed` and `sorts`
 */
export function useEntityColumns<Listed extends Row, Sort extends string>(
  entity: EntityWithFields,
  { listed, sorts, readAt }: ColumnOptions<Sort>,
): ListColumn<Listed, Sort>[] {
  const area = useArea();
  const translate = useTranslate();
  return useMemo(() => {
    const { texts } = entity;
    const head = (key: string) => translate(`${texts}:${key}`);
    const sortBy = (name: string) => (name in sorts ? { sort: name as Sort } : {});
    const name: ListColumn<Listed, Sort> = {
      key: 'name',
      head: head('form.name'),
      ...sortBy('name'),
      cell: (row) => (
        <RowLink
          id={row.id}
          to={`${listPath(entity, area)}/${row.id}`}
          className="truncate py-0.5 font-medium text-14"
        >
          {row.name}
        </RowLink>
      ),
    };
    const fields = listed.map(
      (field, place): ListColumn<Listed, Sort> => ({
        key: field,
        head: head(`form.${field}`),
        ...sortBy(field),
        width: 'w-[15%]',
        optional: true,
        wideOnly: wideOnly[place] ?? 'xl',
        className: 'truncate',
        cell: (row) => <FieldValue entity={entity} name={field} record={row} />,
      }),
    );
    const organization = (): ListColumn<Listed, Sort> => ({
      key: 'organization',
      head: head('column.organization'),
      width: 'w-[16%]',
      optional: true,
      wideOnly: 'xl',
      className: 'text-text-2',
      cell: (row) =>
        row.organization && <bdi className="block truncate text-match-parent">{row.organization}</bdi>,
    });
    const updated: ListColumn<Listed, Sort> = {
      key: 'updated',
      head: head('column.updated'),
      ...sortBy('updated'),
      end: true,
      width: 'w-32',
      optional: true,
      className: 'text-text-3 tabular-nums',
      cell: (row) => <RowTime at={row.updatedAt} now={readAt} />,
    };
    return [name, ...fields, ...(entity.scoped && area === 'manager' ? [organization()] : []), updated];
  }, [entity, listed, sorts, readAt, area, translate]);
}
