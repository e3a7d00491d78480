import { useState } from 'react';
import { useFormContext } from './form-context.ts';

/**
 * A value of an EditForm that nobody types, such as the version that a change is based on. An error may replace it, and
 * a draft brings back the one that its text belongs to.
 */
export function HiddenField({ name }: { name: string }) {
  const { values, formError } = useFormContext();
  const [value, setValue] = useState(values[name]);
  const [seen, setSeen] = useState(formError);
  if (seen !== formError) {
    setSeen(formError);
    setValue(formError?.values[name] ?? value);
  }
  return (
    <input type="hidden" name={name} value={value} onInput={(event) => setValue(event.currentTarget.value)} />
  );
}
