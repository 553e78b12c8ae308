import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ key }) => key);
    throw error;
  }
  return [];
};

describe('a misspelt setting', () => {
  test.each([
    ['two letters changed about', 'SPOTIFY_CLINET_ID'],
    ['in the first word as well', 'SPOTFIY_CLIENT_ID'],
    ['a letter too few', 'LIBRARY_PASWORD'],
    ['a letter too many', 'REPLY_MODELL_URL'],
    ['another letter', 'EMOTION_MODEL_URI'],
    ['an underscore too few', 'LIBRARYDIR'],
    ['small letters', 'spotify_client_id'],
  ])('(%s) is refused by its name', (_, key) => {
    expect(problemsOf({ [key]: 'x' })).toEqual([key]);
  });

  test('is refused with the name that is one, and never with its value', () => {
    expect(() => loadConfig({ SPOTIFY_CLINET_ID: 'marked' })).toThrow(
      /^(?![\s\S]*marked)[\s\S]*SPOTIFY_CLINET_ID: is no setting; SPOTIFY_CLIENT_ID is one$/,
    );
  });

  test('under a name that other programs may have as well is told, and stops nothing', () => {
    expect(loadConfig({ SESION_SECRET: 'x', TRUST_PROXI: '1' }).unused).toEqual([
      'SESION_SECRET (is no setting; SESSION_SECRET is one)',
      'TRUST_PROXI (is no setting; TRUST_PROXY is one)',
    ]);
  });

  test('is none where the right name is set, where it is empty, or where it is another program’s', () => {
    const others = {
      SPOTIFY_CLINET_ID: '',
      GH_TOKEN: 'x',
      HOSTNAME: 'x',
      LIBRARY_PATH: '/usr/lib',
      LIBRARY_BIN: 'x',
      LIBRARY_LIB: 'x',
      XDG_DATA_DIRS: 'x',
      SPOTIFY_REDIRECT_URI: 'x',
      SPOTIFY_USERNAME: 'x',
      PUBLIC_DIR: 'x',
      npm_config_local_prefix: 'x',
    };
    expect(loadConfig(others)).toEqual(loadConfig({}));
    expect(problemsOf({ SPOTIFY_CLIENT_ID: 'abc', SPOTIFY_CLIENT_IDS: 'def' })).toEqual([]);
  });
});
