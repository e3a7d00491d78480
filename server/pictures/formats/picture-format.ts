/**
 * A picture that was read to its end and written anew, without what describes it: place, camera, comments, thumbnails.
 */
export interface CleanPicture {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  content: Buffer;
}

/** What was sent is not, or not only, a picture of the format that its first bytes promise. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Bytes read one after the other; reading beyond the end is a {@link PictureError}. */
export class ByteReader {
  readonly #bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position = 0) {
    this.#bytes = bytes;
    this.position = position;
  }

  get left(): number {
    return this.#bytes.length - this.position;
  }

  take(length: number): Buffer {
    if (length > this.left) throw new PictureError('it ends too early');
    this.position += length;
    return this.#bytes.subarray(this.position - length, this.position);
  }

  /** @throws {PictureError} when anything follows */
  end(): void {
    if (this.left > 0) throw new PictureError('something follows the picture');
  }
}
