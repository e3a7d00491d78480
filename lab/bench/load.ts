import { runProgram } from '../../tests/support/run-program.ts';

export interface Load {
  /** Whole address. */
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** The one from which all requests come. */
  address?: string;
  /** Of every answer; default: 200. */
  status?: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds from request to whole answer. */
  p50: number;
  p99: number;
}

/**
 * Puts a load on a server from a process of its own: as many connections as told, each with one request at a time,
 * from a thousand addresses unless one is told.
 * @throws {Error} when any answer has another status
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const program = runProgram('lab/bench/programs/load-generator.ts', { args: [JSON.stringify(load)] });
  const code = await program.exited;
  if (code !== 0) throw new Error(`the load on ${load.url} failed:\n${program.output()}`);
  return JSON.parse(program.output()) as LoadResult;
}
