import type { Part } from '../part.ts';

/** The namespaces of a feature's texts. */
const namespaces = ['', '-area'];

/** A feature that plugs in: docs/add-an-entity.md says what is where. */
export function featurePart(feature: string): Part {
  return {
    files: [
      `contract/${feature}/`,
      `server/${feature}/`,
      `renderer/features/${feature}/`,
      `tests/web/${feature}/`,
      `contract/features/${feature}.ts`,
      `server/database/schema/${feature}.ts`,
      `tests/features/${feature}.ts`,
      `lab/bench/lists/${feature}.ts`,
      `lab/screenshots/${feature}-screens.ts`,
      ...namespaces.map((end) => new RegExp(`^locales/[^/]+/${feature}${end}\\.json$`)),
    ],
  };
}
