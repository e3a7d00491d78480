import { expect, it } from 'vitest';
import { rangeParameters, readDayRange, readNumberRange } from './range-parameters.ts';

it('reads ranges of an address, and leaves out what is none', () => {
  const parameters = new URLSearchParams('dueFrom=2026-11-24&dueTo=soon&priceFrom=-1.5&priceTo=1e3');
  expect(readDayRange(parameters, 'due')).toEqual({ from: '2026-11-24', to: undefined });
  expect(readNumberRange(parameters, 'price')).toEqual({ from: -1.5, to: undefined });
});

it('writes them as they are read', () => {
  expect(rangeParameters('price', { from: 0, to: 1250 })).toEqual({ priceFrom: '0', priceTo: '1250' });
  expect(rangeParameters('due', {})).toEqual({ dueFrom: undefined, dueTo: undefined });
});
