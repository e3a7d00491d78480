/** What becomes of a parameter: itself or others, 'ignored', or a fault that ends a sentence about it. */
type Reading = { use: [name: string, value: string][] } | 'ignored' | { fault: string };

const sessionAttributes = ['read-write', 'read-only', 'primary', 'standby', 'prefer-standby'];

/** Parameters of libpq and other drivers that mean nothing here, or only what is done anyway. */
const ignored = new Set([
  ...['channel_binding', 'client_encoding', 'fallback_application_name', 'gssencmode', 'krbsrvname'],
  ...['keepalives', 'keepalives_count', 'keepalives_interval', 'load_balance_hosts', 'tcp_user_timeout'],
  ...['connection_limit', 'pool_timeout', 'socket_timeout', 'statement_cache_size', 'supa', 'workaround'],
  ...['requiressl', 'sslaccept', 'sslcompression', 'sslsni', 'uselibpqcompat'],
]);

const unsupported = new Set([
  ...['host', 'hostaddr', 'passfile', 'service', 'sslcert', 'sslcrl', 'sslkey', 'sslpassword'],
]);

/** All others go to the driver, which sends to PostgreSQL what it doesn't know itself, such as `search_path`. */
function readParameter(name: string, value: string): Reading {
  if (ignored.has(name)) return 'ignored';
  if (unsupported.has(name)) return { fault: 'which is not supported: remove it' };
  switch (name) {
    case 'pgbouncer':
      return { use: value === 'false' ? [] : [['prepare', 'false']] };
    case 'keepalives_idle':
      return { use: [['keep_alive', value]] };
    case 'sslmode':
      return { use: [[name, value === 'no-verify' ? 'require' : value]] };
    case 'sslrootcert':
      if (value === 'system') return { use: [['sslmode', 'verify-full']] };
      return {
        fault: 'which is not supported: set NODE_EXTRA_CA_CERTS to that file, and sslrootcert=system',
      };
    case 'schema':
      return value === 'public'
        ? 'ignored'
        : { fault: 'but the tables are always in the schema public: remove it' };
    case 'target_session_attrs':
      if (value === 'any') return 'ignored';
      if (!sessionAttributes.includes(value))
        return { fault: `which must be any, ${sessionAttributes.join(', ')}` };
      return { use: [[name, value]] };
    default:
      return { use: [[name, value]] };
  }
}

export interface DatabaseUrl {
  /** As the driver understands it. */
  url: string;
  /** Names of parameters that are left out. */
  ignored: string[];
  /** Parameters with which it can't be used, as ends of a sentence that begins with the variable. They never have its values. */
  faults: string[];
}

/** Reads the URL of a database as hosting providers give it, with parameters of other drivers. */
export function readDatabaseUrl(given: string): DatabaseUrl {
  const url = new URL(given);
  const readings = [...url.searchParams].map(([name, value]) => ({
    name,
    value,
    read: readParameter(name, value),
  }));
  const used = readings.flatMap(({ read }) => (typeof read === 'object' && 'use' in read ? read.use : []));
  // A later one counts in the driver as well.
  const parameters = new URLSearchParams(Object.fromEntries(used));
  const isAsGiven = readings.every(
    ({ name, value, read }) =>
      typeof read === 'object' &&
      'use' in read &&
      read.use.length === 1 &&
      String(read.use[0]) === `${name},${value}`,
  );
  url.search = String(parameters);
  return {
    url: isAsGiven ? given : url.href,
    ignored: readings.filter(({ read }) => read === 'ignored').map(({ name }) => name),
    faults: readings.flatMap(({ name, read }) =>
      typeof read === 'object' && 'fault' in read ? [`has ${name}, ${read.fault}`] : [],
    ),
  };
}
