import { useState } from 'react';
import { DateRangeFilter, NumberRangeFilter } from '../../../components/list/filters/range-filters.tsx';
import type { Range } from '../../../components/list/filters/range-popups.tsx';
import { RecordFilter } from '../../../components/list/filters/record-filter.tsx';
import { ListSkeleton } from '../../../components/list/list-body.tsx';
import * as values from '../../../components/record/fields/field-value.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { DataList } from '../../../components/ui/data-list.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Cell, Row, Table } from '../../../components/ui/table.tsx';
import { findPeople, people, type Samples } from '../samples.ts';
import { Parts, Section, States } from '../spec.tsx';

/** Parts of lists: filters, rows, values of each kind, and the states without rows. */
export function ListSection({ s }: { s: Samples }) {
  const [due, setDue] = useState<Range<string>>({});
  const [count, setCount] = useState<Range<number>>({ from: 2.5 });
  const [price, setPrice] = useState<Range<number>>({ from: 1000, to: 125_000 });
  const [person, setPerson] = useState<RecordOption | null>(null);
  const records = { options: people, search: findPeople };
  const columns = [s.name, s.due].map((head) => ({ key: head, head, cell: () => null }));
  return (
    <>
      <Section name="List filters">
        <Parts>
          <DateRangeFilter name={s.due} range={due} onChange={setDue} />
          <NumberRangeFilter name={s.count} range={count} onChange={setCount} unit="kg" />
          <NumberRangeFilter name={s.price} range={price} onChange={setPrice} currency="EUR" />
          <RecordFilter name={s.person} value={person} onChange={setPerson} {...records} />
        </Parts>
      </Section>
      <Section name="Data list">
        <Table>
          <tbody>
            {[{}, { 'data-show': 'hover' }, { selected: true }, { leaving: true }].map((state) => (
              <Row key={JSON.stringify(state)} {...state}>
                <Cell>{s.body}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
        <Parts>
          <values.TextValue value={s.body} />
          <values.NumberValue value={12.5} />
          <values.MoneyValue value={{ amount: 1250, currency: 'EUR' }} />
          <values.DayValue value="2026-11-24" />
          <values.TimestampValue value="2026-11-24T09:30:00.000Z" />
          <values.BooleanValue value />
          <values.LinkValue value="https://git.example/till" />
          <values.EmailValue value="amina@example.com" />
          <values.ReferenceValue value={s.person} to="/dev/ui" />
        </Parts>
        <ListSkeleton columns={columns} selectable />
        <States
          component={DataList}
          states={{
            empty: { emptyHint: s.body, emptyActions: <Button variant="primary">{s.add}</Button> },
            'no results': { searchTerm: 'boabab', searchHint: s.body },
            error: { status: 'error', requestId: '7f3a-c91e' },
            offline: { status: 'offline' },
          }}
          status="ready"
          count={0}
          onRetry={() => {}}
        />
        <Spinner />
      </Section>
    </>
  );
}
