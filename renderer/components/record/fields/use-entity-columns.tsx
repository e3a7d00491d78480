import { useMemo } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useArea } from '../../actions/action-context.ts';
import type { ListColumn } from '../../list/list-column.ts';
import { RowLink, useRowTimes } from '../../list/row-link.tsx';
import type { DefinedEntity, ListedRecord } from '../define-entity.ts';
import { listPath, recordName } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { FieldValue } from './field-value.tsx';

/** Properties of columns that differ from the derived ones, by key: of a field, `organization` or `updated`. */
export type OwnColumns<Row extends ListedRecord> = Readonly<
  Record<string, Partial<Omit<ListColumn<Row, string>, 'key'>>>
>;

/** Widths below which a column gives way, by its place: the first stays longest. */
const wideOnly = [true, 'lg', 'lg', 'xl'] as const;

/**
 * The columns of the list of an entity: the name, some of its fields, for managers whose it is, when it was changed.
 * @param readAt time at which the list was read, ISO 8601: others are told relative to it
 * @param own keep its identity
 */
export function useEntityColumns(
  entity: DefinedEntity,
  readAt: string,
  own: OwnColumns<ListedRecord> = {},
): ListColumn<ListedRecord, string>[] {
  const area = useArea();
  const translate = useTranslate();
  const text = useEntityText(entity);
  const timeOf = useRowTimes(readAt);
  return useMemo(() => {
    const { texts, nameField, listed, sorts, scoped } = entity;
    const columns: ListColumn<ListedRecord, string>[] = [
      {
        key: nameField,
        head: translate(`${texts}:form.${nameField}`),
        cell: (row) => (
          <RowLink id={row.id} to={`${listPath(entity, area)}/${row.id}`} className="row-name">
            {recordName(entity, row)}
          </RowLink>
        ),
      },
      ...listed.map(
        (name, place): ListColumn<ListedRecord, string> => ({
          key: name,
          head: translate(`${texts}:form.${name}`),
          width: 'w-[15%]',
          optional: true,
          wideOnly: wideOnly[place] ?? 'xl',
          className: 'truncate',
          cell: (row) => <FieldValue entity={entity} name={name} record={row} />,
        }),
      ),
      {
        key: 'organization',
        head: text('records:column.organization'),
        width: 'w-[16%]',
        optional: true,
        wideOnly: 'xl',
        className: 'text-text-2',
        cell: ({ organization }) =>
          organization && <bdi className="block truncate text-match-parent">{organization}</bdi>,
      },
      {
        key: 'updated',
        head: text('records:column.updated'),
        end: true,
        width: 'w-32',
        optional: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ updatedAt }) => timeOf(updatedAt),
      },
    ];
    return columns
      .filter(({ key }) => key !== 'organization' || (scoped && area === 'manager'))
      .map((column) => ({ ...column, ...(column.key in sorts && { sort: column.key }), ...own[column.key] }));
  }, [entity, own, timeOf, area, translate, text]);
}
