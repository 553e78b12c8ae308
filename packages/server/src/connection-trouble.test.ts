import { expect, test } from 'vitest';
import { connectionTrouble } from './connection-trouble.ts';

test.each([
  ['ENOTFOUND', /host name/],
  ['EAI_AGAIN', /host name/],
  ['CERT_HAS_EXPIRED', /certificate has expired/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate is for another name/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed its certificate.*NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /signed its certificate/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /https/],
])('%s is told as what the operator can set right', (code, words) => {
  expect(connectionTrouble(code)).toMatch(words);
});

test.each([undefined, 'UND_ERR_SOCKET', 'ECONNRESET', 23, 'toString'])('of %s no more is said', (code) => {
  expect(connectionTrouble(code)).toBeNull();
});
