import { type Program, runProgram } from '../../tests/support/run-program.ts';

export interface FloorServer {
  /** Origin, without a slash at its end. */
  url: string;
  program: Program;
  stop(): Promise<void>;
}

/** Starts programs/floor-server.ts, the least that could answer, in a process of its own like the product. */
export async function startFloorServer(variables: NodeJS.ProcessEnv = {}): Promise<FloorServer> {
  const env = { NODE_ENV: 'production', ...variables };
  const program = runProgram('lab/bench/programs/floor-server.ts', { env });
  const [, url = ''] = await program.waitFor(/listening at (\S+)/);
  return { url, program, stop: async () => void (await program.stop()) };
}
