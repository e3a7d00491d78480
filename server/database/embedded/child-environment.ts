/**
 * What PostgreSQL gets of our environment: not our secrets (they would show in its process listing) and no PG…
 * variable (which would redirect it).
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  return {
    ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // Messages in English: the start reads them.
    LC_MESSAGES: 'C',
  };
}
