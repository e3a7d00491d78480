type Values = Record<string, string>;

/** The text of a form's field, empty where it is missing or a file. Lines end alike, however the form was sent. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** The texts of several fields; of one with several choices (checkboxes of one name) all, parted by commas. */
export function readFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => {
    const all = form.getAll(name);
    return [name, all.length > 1 ? all.join(',') : readField(form, name)] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Puts values into a form as if they were typed, so that whatever follows the fields follows. */
export function writeFields(form: HTMLFormElement, values: Values): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
      const wanted = values[element.name]?.split(',').includes(element.value);
      if (wanted !== undefined && wanted !== element.checked) element.click();
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const value = values[element.name];
      if (value !== undefined && value !== element.value) type(element, value);
    }
  }
}

function type(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React watches the element's own property and would take a plain assignment for its own.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  setter?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
