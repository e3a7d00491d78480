/** Chromium's names for errors of Node. */
const names: Record<string, string> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  EPIPE: 'ERR_CONNECTION_RESET',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  EHOSTUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'ERR_CERT_DATE_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
  EPROTO: 'ERR_SSL_PROTOCOL_ERROR',
};

export function netError(name: string): Error {
  return new Error(`net::${name}`);
}

/** @param answered whether the response had begun */
export function toNetError(error: NodeJS.ErrnoException, answered: boolean): Error {
  const code = error.code ?? '';
  if (code.startsWith('HPE_')) return netError('ERR_INVALID_HTTP_RESPONSE');
  if (code === 'ECONNRESET' && answered) return netError('ERR_INCOMPLETE_CHUNKED_ENCODING');
  if (code === 'ECONNRESET' && error.message === 'socket hang up') return netError('ERR_EMPTY_RESPONSE');
  return netError(names[code] ?? 'ERR_FAILED');
}
