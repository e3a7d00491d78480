import { expect, test } from 'vitest';
import { planPictures } from './plan-pictures.ts';
import { readmePictures } from './readme-pictures.ts';

test('no picture is written over another, and README shows screens that exist', () => {
  const files = [...planPictures(['en', 'ar'], undefined), ...readmePictures()].map(({ file }) => file);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
