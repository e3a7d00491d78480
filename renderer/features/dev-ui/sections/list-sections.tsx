import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { DateRangeFilter, NumberRangeFilter } from '../../../components/list/filters/range-filters.tsx';
import type { Range } from '../../../components/list/filters/range-popups.tsx';
import { RecordFilter } from '../../../components/list/filters/record-filter.tsx';
import { ListSkeleton } from '../../../components/list/list-body.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import type { ListRow } from '../../../components/list/list-page.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { DataList } from '../../../components/ui/data-list.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Cell, HeadCell, Row, Table } from '../../../components/ui/table.tsx';
import { findPeople, people, projectNames, type Samples } from '../samples.ts';
import { Section, Spec } from '../spec.tsx';

export function ListSection({ s }: { s: Samples }) {
  const idle = () => {};
  const [term, setTerm] = useState('boabab');
  const [failed, setFailed] = useState(true);
  const columns: ListColumn<ListRow>[] = [
    { key: 'name', head: s.name, cell: () => null, skeleton: <Skeleton className="w-28" /> },
    { key: 'changed', head: s.changed, end: true, width: 'w-30', cell: () => null },
  ];
  const list = { count: 0, onRetry: idle, skeleton: null, children: <Names /> };
  return (
    <>
      <Section name="Table">
        <ProjectTable s={s} />
      </Section>
      <Section name="Data list">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <Box state="loading">
            <DataList {...list} status="loading" skeleton={<ListSkeleton columns={columns} selectable />} />
          </Box>
          <Box state="loading, two lines">
            <DataList {...list} status="loading" skeleton={<ListSkeleton columns={columns} lines={2} />} />
          </Box>
          <Box state="empty">
            <DataList
              {...list}
              status="ready"
              emptyHint={s.appear}
              emptyActions={
                <Button variant="primary" icon={Plus}>
                  {s.add}
                </Button>
              }
            />
          </Box>
          <Box state="no results">
            <DataList
              {...list}
              status="ready"
              count={term ? 0 : projectNames.length}
              searchTerm={term}
              onClearSearch={() => setTerm('')}
              searchHint={s.searched}
            />
          </Box>
          <Box state="error">
            <DataList
              {...list}
              status={failed ? 'error' : 'ready'}
              count={projectNames.length}
              onRetry={() => setFailed(false)}
              requestId="7f3a-c91e"
            />
          </Box>
          <Box state="waiting, on its own">
            <div className="grid h-40 place-items-center">
              <Spinner />
            </div>
          </Box>
        </div>
      </Section>
    </>
  );
}

function Names() {
  return (
    <ul className="py-2">
      {projectNames.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Box({ state, children }: { state: string; children: ReactNode }) {
  return (
    <Spec state={state} wide>
      <div className="rounded-10 border border-line px-4 py-1">{children}</div>
    </Spec>
  );
}

function ProjectTable({ s }: { s: Samples }) {
  const states = [{}, { selected: true }, { 'data-show': 'hover' }, { leaving: true }];
  return (
    <Table>
      <thead>
        <tr>
          <HeadCell className="w-9">
            <Checkbox aria-label={s.name} indeterminate />
          </HeadCell>
          <HeadCell sorted="ascending">{s.name}</HeadCell>
          <HeadCell end>{s.changed}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {states.map((state, index) => (
          <Row key={projectNames[index]} {...state}>
            <Cell className="w-9">
              <Checkbox aria-label={projectNames[index]} defaultChecked={index === 1} />
            </Cell>
            <Cell>
              <bdi className="font-medium text-14">{projectNames[index]}</bdi>
            </Cell>
            <Cell end className="text-text-3 tabular-nums">
              {s.when}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Filters of lists for ranges and for records. */
export function FilterSection({ s }: { s: Samples }) {
  const [due, setDue] = useState<Range<string>>({});
  const [weight, setWeight] = useState<Range<number>>({ from: 2.5 });
  const [price, setPrice] = useState<Range<number>>({ from: 1000, to: 125_000 });
  const [person, setPerson] = useState<RecordOption | null>(null);
  return (
    <Section name="List filters">
      <div className="flex flex-wrap gap-2">
        <DateRangeFilter name={s.due} range={due} onChange={setDue} />
        <NumberRangeFilter name={s.weight} range={weight} onChange={setWeight} unit="kg" />
        <NumberRangeFilter name={s.price} range={price} onChange={setPrice} currency="EUR" />
        <RecordFilter
          name={s.person}
          value={person}
          onChange={setPerson}
          options={people}
          search={findPeople}
        />
      </div>
    </Section>
  );
}
