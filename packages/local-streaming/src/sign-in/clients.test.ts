import { expect, test } from 'vitest';
import { isRegisteredRedirect, isSecretOf, verifierMatches } from './clients.ts';

const client = (...redirectUris: string[]) => ({
  clientId: 'c',
  name: 'C',
  redirectUris: () => redirectUris,
});

test('redirect URIs are compared letter by letter', () => {
  const registered = client('https://app.example/callback');
  expect(isRegisteredRedirect(registered, 'https://app.example/callback')).toBe(true);
  for (const other of [
    'https://app.example/callback/',
    'https://app.example/Callback',
    'https://app.example/callback?x=1',
    'http://app.example/callback',
    'https://app.example:443/callback',
    'https://app.example.evil.example/callback',
  ]) {
    expect(isRegisteredRedirect(registered, other)).toBe(false);
  }
});

test('a loopback literal registered without a port stands for any port, and for nothing else', () => {
  const registered = client('http://127.0.0.1/back', 'http://[::1]/back');
  expect(isRegisteredRedirect(registered, 'http://127.0.0.1:5173/back')).toBe(true);
  expect(isRegisteredRedirect(registered, 'http://[::1]:5173/back')).toBe(true);
  for (const other of [
    'http://127.0.0.1:5173/other',
    'http://localhost:5173/back',
    'https://127.0.0.1:5173/back',
    'http://127.0.0.1:5173@evil.example/back',
    'http://127.0.0.1:/back',
  ]) {
    expect(isRegisteredRedirect(registered, other)).toBe(false);
  }
  expect(isRegisteredRedirect(client('http://127.0.0.1:3000/back'), 'http://127.0.0.1:3001/back')).toBe(
    false,
  );
});

test('a client without a secret has none that could be guessed', () => {
  expect(isSecretOf(client(), '')).toBe(false);
  expect(isSecretOf({ ...client(), clientSecret: 'hush' }, 'hush')).toBe(true);
  expect(isSecretOf({ ...client(), clientSecret: 'hush' }, 'hush!')).toBe(false);
});

test('the verifier of RFC 7636, appendix B fits its challenge', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  expect(verifierMatches(verifier, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(true);
  expect(verifierMatches(`${verifier}x`, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(false);
});
