const untrusted =
  'nobody whom this machine trusts has signed its certificate (NODE_EXTRA_CA_CERTS names a file of further ones to trust)';
const unknownName = 'nobody knows its host name';
const noHttps = 'it does not speak https there; is http meant?';

/** What the operator can set right, by the code under which Node tells that no connection came about. */
const troubles: ReadonlyMap<unknown, string> = new Map([
  ['ENOTFOUND', unknownName],
  ['EAI_AGAIN', 'its host name cannot be looked up at the moment'],
  ['ECONNREFUSED', 'nothing listens at its host and port'],
  ['EHOSTUNREACH', 'no way leads to its host'],
  ['ENETUNREACH', 'no way leads to its host'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet, or the clock of this machine is slow'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', untrusted],
  ['SELF_SIGNED_CERT_IN_CHAIN', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
  ['ERR_SSL_WRONG_VERSION_NUMBER', noHttps],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', noHttps],
]);

/** What keeps a connection from coming about, for the operator. @returns `null` where no more can be said than that there is no answer */
export const connectionTrouble = (code: unknown): string | null => troubles.get(code) ?? null;
