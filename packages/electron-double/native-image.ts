import type * as Electron from 'electron';

function createImage(path: string) {
  return {
    isEmpty: () => path === '',
    getSize: () => ({ width: 16, height: 16 }),
    resize: () => createImage(path),
    setTemplateImage: () => {},
    toDataURL: () => 'data:image/png;base64,',
    toPNG: () => Buffer.alloc(0),
    toBitmap: () => Buffer.alloc(16 * 16 * 4),
  };
}

/** Images that are never displayed. */
export const nativeImage = {
  createEmpty: () => createImage(''),
  createFromPath: (path: string) => createImage(path),
  createFromDataURL: (url: string) => createImage(url),
  createFromBitmap: () => createImage('bitmap'),
  createFromBuffer: (buffer: Buffer) => createImage(buffer.length > 0 ? 'buffer' : ''),
} satisfies { [Name in keyof typeof Electron.nativeImage]?: unknown };
