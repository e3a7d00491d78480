import { useState } from 'react';
import { DateRangeFilter } from '../../../components/list/filters/date-range-filter.tsx';
import { NumberRangeFilter } from '../../../components/list/filters/number-range-filter.tsx';
import type { Range } from '../../../components/list/filters/range-popup.tsx';
import { RecordFilter } from '../../../components/list/filters/record-filter.tsx';
import type { RecordOption } from '../../../components/ui/use-record-search.ts';
import { findPeople, people, type Samples } from '../samples.ts';
import { Section } from '../spec.tsx';

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
