import { Pool } from 'undici';

/** What an instance last said at /readyz, or that it said nothing. */
export type InstanceState = 'ready' | 'unready' | 'stopping' | 'gone';

export interface Instance {
  /** Origin, without a slash at its end. */
  url: string;
  pool: Pool;
  state: InstanceState;
  /** Asks at once instead of at the next turn. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
export interface CheckTimes {
  checkEvery: number;
  /** An instance that is silent for so long is gone. */
  timeout: number;
}

/** One server behind the balancer, and how it is. */
export function watchInstance(url: string, { checkEvery, timeout }: CheckTimes): Instance {
  const instance: Instance = {
    url,
    // A kept connection waits for its answer; a second request on it would have to share its end.
    pool: new Pool(url, { pipelining: 1, connect: { timeout: timeout } }),
    state: 'gone',
    check,
    close: async () => {
      clearTimeout(timer);
      closed = true;
      await instance.pool.destroy();
    },
  };
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let asking: Promise<void> | undefined;

  function check(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    instance.state = await readState(url, timeout);
    clearTimeout(timer);
    if (!closed) timer = setTimeout(check, checkEvery);
  }

  return instance;
}

async function readState(url: string, timeout: number): Promise<InstanceState> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout) });
    const { reason } = (await answer.json()) as { reason?: string };
    if (answer.ok) return 'ready';
    return reason === 'stopping' ? 'stopping' : 'unready';
  } catch {
    return 'gone';
  }
}
