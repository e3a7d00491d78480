/** The first argument of Electron's events. */
export interface EmittedEvent {
  preventDefault(): void;
  readonly defaultPrevented: boolean;
}

export function createEvent<Details extends object>(details?: Details): EmittedEvent & Details {
  let prevented = false;
  const event = {
    preventDefault() {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
  return Object.assign(event, details);
}
