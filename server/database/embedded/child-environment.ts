/**
 * The part of our environment for PostgreSQL: not our secrets (they would show in its process listing) and no PG…
 * variables (which would redirect it).
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  return {
    ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // English messages: the start parses them.
    LC_MESSAGES: 'C',
  };
}
