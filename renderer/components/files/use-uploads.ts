import { useEffect, useRef, useState } from 'react';
import type { Resource } from '#contract/facts/permissions.ts';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { chunkLength, largestFile } from '#contract/files/file-limits.ts';
import type { Upload } from '#contract/files/files.ts';
import type { Translate } from '#contract/translate.ts';
import { ApiError, failureText, refusedFields, retryAfterOf } from '../../lib/api/api-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';

/** Why a file was refused, or did not arrive: key of its text below `files:problems`, or a text of the server. */
type Problem = 'tooLarge' | 'tooMany' | 'unreadable' | { text: string };

/** A file that is on its way, or that did not arrive. */
export interface PendingFile {
  /** Number of the file: those that were chosen later have larger ones. */
  key: number;
  file: File;
  /** Its upload, as far as it has come. */
  begun?: Upload;
  problem?: Problem | undefined;
}

/**
 * Uploads files in chunks, so that no proxy and no timeout stands in the way of a large one. Each can be cancelled, and
 * tried again where it stopped.
 * @param onDone takes one that has arrived, with its key
 */
export function useUploads(kind: Resource, onDone: (file: StoredFile, key: number) => void) {
  const { api } = useApi();
  const translate = useTranslate();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, part: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  async function run({ key, file, begun }: PendingFile) {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(key, controller);
    change(key, { problem: undefined });
    try {
      let upload = begun;
      while (!upload || upload.received < file.size) {
        if (upload) change(key, { begun: upload });
        upload = await sendChunk(file, upload, signal);
        signal.throwIfAborted();
      }
      const { received: _, ...stored } = upload;
      forget(key);
      onDone(stored, key);
    } catch (error) {
      if (!signal.aborted) change(key, { problem: problemOf(translate, error) });
    }
  }

  /** Sends the next chunk of a file; returns how far its upload is then, which a limit may have kept where it was. */
  async function sendChunk(file: File, begun: Upload | undefined, signal: AbortSignal) {
    const { id, received: offset = 0 }: Partial<Upload> = begun ?? {};
    const content = await readBase64(file.slice(offset, offset + chunkLength));
    const { name, size } = file;
    try {
      return await (id
        ? api.files.append.call({ kind, id, offset, content }, { signal })
        : api.files.upload.call({ kind, name, size, content }, { signal }));
    } catch (error) {
      await waitForLimit(error);
      return begun;
    }
  }

  return {
    pending,
    /** @param room how many more the field may hold */
    add(files: readonly File[], room: number) {
      const added = files.map((file, place): PendingFile => {
        const refusal = (file.size > largestFile && 'tooLarge') || (place >= room && 'tooMany') || undefined;
        lastKey.current += 1;
        return { key: lastKey.current, file, problem: refusal };
      });
      setPending((all) => [...all, ...added]);
      for (const one of added) if (!one.problem) void run(one);
    },
    retry: (one: PendingFile) => void run(one),
    cancel({ key, begun }: PendingFile) {
      controllers.current.get(key)?.abort();
      forget(key);
      // Else the server removes it within a day.
      if (begun) void api.files.discard.call({ kind, id: begun.id }).catch(() => {});
    },
  };
}

function problemOf(translate: Translate, error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'unreadable';
  return { text: Object.values(refusedFields(error) ?? {})[0] ?? failureText(translate, error) };
}

/** Waits for as long as the server says where it was asked for too much at once; throws any other error. */
async function waitForLimit(error: unknown): Promise<void> {
  const seconds = error instanceof ApiError && error.status === 429 ? retryAfterOf(error.data) : undefined;
  if (seconds === undefined) throw error;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function readBase64(part: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // 'data:…;base64,' stands before it, and no comma where there is nothing.
  reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(part);
  return promise;
}
