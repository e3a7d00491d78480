import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('calls a listener when what it selects has changed, until it is removed', () => {
  const store = createStore({ environment: { name: 'Staging' }, zoom: 1 });
  const listener = vi.fn();
  const stop = store.onChange(({ environment }) => environment, listener);
  store.update({ zoom: 2 });
  store.update({ environment: { name: 'Staging' } });
  expect(listener).not.toHaveBeenCalled();
  store.update({ environment: { name: 'Test' } });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  store.update({ environment: { name: 'Staging' } });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ environment: { name: 'Staging' }, zoom: 2 });
});
