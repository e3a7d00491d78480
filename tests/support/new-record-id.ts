import type { InputServices, TestedFeature } from './tested-features.ts';

/** The id of a new record of a feature, for the fields of another one that refer to it. */
export async function newRecordId(feature: TestedFeature, services: InputServices): Promise<string> {
  const newId = feature.inputs(services).read as () => Promise<{ id: string }>;
  return (await newId()).id;
}
