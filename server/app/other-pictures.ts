import { createPictureStore } from '../pictures/create-picture-store.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { featureList } from './features.ts';

/** The stores of pictures that features have, by the folders in their addresses. */
export function createOtherPictures(
  services: Parameters<typeof createPictureStore>[0],
): Record<string, PictureStore> {
  const kinds = featureList.flatMap(({ pictures }) => pictures ?? []);
  return Object.fromEntries(kinds.map((owners) => [owners.folder, createPictureStore(services, owners)]));
}
